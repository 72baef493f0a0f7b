import { ordersContract } from '@app/contract/orders';
import type { OrdersPort } from '@app/ports/ports';
import { allPages } from './allPages';
import { orNull } from './refusals';
import { send } from './send';

export const ordersHttp: OrdersPort = {
  list: (signal) => allPages((query) => send(ordersContract.list, { query }, signal)),
  order: (id, signal) => orNull(send(ordersContract.order, { params: { id: String(id) } }, signal)),
};
