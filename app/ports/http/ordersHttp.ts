import { ordersContract } from '@app/contract/orders';
import type { OrdersPort } from '@app/ports/ports';
import { partQuery, unsummed } from './partQuery';
import { orNull } from './refusals';
import { send } from './send';

export const ordersHttp: OrdersPort = {
  list: async (query, part, signal) =>
    unsummed(await send(ordersContract.list, { query: partQuery(query, part) }, signal)),
  order: (id, signal) => orNull(send(ordersContract.order, { params: { id: String(id) } }, signal)),
};
