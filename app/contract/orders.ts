import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { orderSorts } from '@/domain/order/orderRules';
import { orderItemKinds, orderItemStatuses, orderStatuses } from '@/domain/order/placedOrder';
import { call } from './call';
import { listQuery, orderIdSchema, pageOf, rublesSchema, serverIdSchema, textSchema } from './shapes';

const itemSchema = v.object({
  id: textSchema,
  kind: v.picklist(orderItemKinds),
  /** Plan name, or the domain of a server. */
  title: textSchema,
  /** Null if the server does not exist (any more). */
  serverId: v.nullable(serverIdSchema),
  amount: moneySchema,
  status: v.picklist(orderItemStatuses),
  startedAt: v.nullable(isoMomentSchema),
  endedAt: v.nullable(isoMomentSchema),
  /** Backup of another server that a new one gets once it is set up; absent for none. */
  fromBackup: v.optional(v.object({ serverName: textSchema, madeAt: isoMomentSchema })),
});

const orderSchema = v.object({
  id: orderIdSchema,
  at: isoMomentSchema,
  /** Null for a direct charge to the balance. */
  paymentNumber: v.nullable(textSchema),
  /** E-mail of the colleague who placed it; absent for the owner. */
  member: v.optional(textSchema),
  amount: moneySchema,
  currency: rublesSchema,
  items: v.array(itemSchema),
});

/** Paid orders and their progress. `GET /api/changes` reports each step as `servers`. */
export const ordersContract = {
  list: call({
    method: 'GET',
    path: '/api/orders',
    summary:
      'Lists the orders of the account with their progress, newest first by default. The search matches number, payment and ordered items.',
    role: 'customer',
    query: listQuery(orderSorts, { status: v.optional(v.picklist(orderStatuses)) }),
    answer: pageOf(orderSchema),
    refusals: [],
  }),
  order: call({
    method: 'GET',
    path: '/api/orders/{id}',
    summary: 'Returns an order with the steps of its items.',
    role: 'customer',
    params: v.object({ id: orderIdSchema }),
    answer: orderSchema,
    refusals: [],
  }),
};
