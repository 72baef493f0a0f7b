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
  /** A plan, or the domain of a server. */
  title: textSchema,
  /** Null where there is no such server (any more). */
  serverId: v.nullable(serverIdSchema),
  amount: moneySchema,
  status: v.picklist(orderItemStatuses),
  startedAt: v.nullable(isoMomentSchema),
  endedAt: v.nullable(isoMomentSchema),
});

const orderSchema = v.object({
  id: orderIdSchema,
  at: isoMomentSchema,
  /** Null for what was charged to the balance. */
  paymentNumber: v.nullable(textSchema),
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
      'The orders of the account with their progress, newest first unless sorted. A search looks into the number, the payment and what was ordered.',
    role: 'customer',
    query: listQuery(orderSorts, { status: v.optional(v.picklist(orderStatuses)) }),
    answer: pageOf(orderSchema),
    refusals: [],
  }),
  order: call({
    method: 'GET',
    path: '/api/orders/{id}',
    summary: 'An order with the steps of everything in it.',
    role: 'customer',
    params: v.object({ id: orderIdSchema }),
    answer: orderSchema,
    refusals: [],
  }),
};
