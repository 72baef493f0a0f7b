import { sql, type Selectable } from 'kysely';
import type { ordersContract } from '@app/contract/orders';
import { toIsoDateTime } from '@/domain/time/dates';
import { orderRules, type OrderConditions, type OrderSortKey } from '@/domain/order/orderRules';
import { orderStatuses, type OrderStatus } from '@/domain/order/placedOrder';
import { paymentNumber } from '@/domain/payment/payment';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byValue } from '../paging/order';
import type { OrderTable } from '../provisioning/tables';

const momentOrNull = (at: Date | null) => at && toIsoDateTime(at);

/** Returns the items by order; items of deleted servers have no server id. */
async function itemsOf(db: Db, userId: string, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('operation')
    .leftJoin('server', (join) =>
      join.onRef('server.id', '=', 'operation.serverId').on('server.userId', '=', userId),
    )
    .select([
      'operation.id',
      'orderId',
      'item',
      'title',
      'amount',
      'operation.status',
      'startedAt',
      'endedAt',
      'fromBackup',
    ])
    .select('server.id as serverId')
    .where('orderId', 'in', [...ids])
    .orderBy('operation.id')
    .execute();
}

/** Converts orders for the API. */
async function wireOrders(db: Db, userId: string, orders: readonly Selectable<OrderTable>[]) {
  const items = await itemsOf(
    db,
    userId,
    orders.map(({ id }) => id),
  );
  return orders.map(({ id, at, paymentId, amount, member }) => ({
    id: String(id),
    at: toIsoDateTime(at),
    paymentNumber: paymentId === null ? null : paymentNumber(paymentId),
    ...(member !== null && { member }),
    amount,
    currency: 'RUB' as const,
    items: items.flatMap(({ orderId, item, serverId, startedAt, endedAt, fromBackup, ...rest }) =>
      orderId !== id || item === null
        ? []
        : [
            {
              ...rest,
              id: String(rest.id),
              kind: item,
              serverId: serverId === null ? null : String(serverId),
              startedAt: momentOrNull(startedAt),
              endedAt: momentOrNull(endedAt),
              ...(fromBackup && {
                fromBackup: { serverName: fromBackup.serverName, madeAt: fromBackup.madeAt },
              }),
            },
          ],
    ),
  }));
}

const own = (db: Db, userId: string) => db.selectFrom('order').where('userId', '=', userId);

/** SQL for an order's items. */
const items = sql`"operation" as "ordered" where "ordered"."orderId" = "order"."id" and "ordered"."item" is not null`;

/** SQL for an order's status: `orderStatusOf` of the domain. */
const status = sql<OrderStatus>`(select case
  when bool_or("ordered"."status" in ('queued', 'running')) then 'inProgress'
  when not coalesce(bool_or("ordered"."status" = 'failed'), false) then 'done'
  when bool_and("ordered"."status" = 'failed') then 'refunded'
  else 'partlyRefunded' end from ${items})`;

const columnsOf = (userId: string): ListColumns<OrderSortKey, OrderConditions> => ({
  id: 'id',
  sorts: {
    id: byValue('id', 'bigint'),
    items: byValue(sql`(select count(*) from ${items})`, 'bigint'),
    at: byValue('at', 'timestamptz'),
    amount: byValue('amount', 'bigint'),
    status: byRank(status, orderStatuses),
  },
  conditions: { status: (wanted) => sql<boolean>`${status} = ${wanted}` },
  search: (
    pattern,
  ) => sql<boolean>`(('#' || "id" || E'\\n' || coalesce('mrd-' || "paymentId", '')) like ${pattern}
    or "id" in (select "orderId" from "operation"
      where "userId" = ${userId} and "item" is not null and "foldedTitle" like ${pattern}))`,
});

/** A page of an account's orders. */
export function orderPage(db: Db, userId: string, query: ListRequest<OrderSortKey, OrderConditions>) {
  const source = listSource(own(db, userId).selectAll(), columnsOf(userId), query, {
    toItems: (rows) => wireOrders(db, userId, rows),
  });
  return listPage([source], orderRules, query);
}

/** Handlers of an account's orders. */
export const orderRoutes: Handlers<typeof ordersContract> = {
  list: ({ db, caller, query }) => orderPage(db, caller.id, query),
  async order({ db, caller, params }) {
    const row = await own(db, caller.id).selectAll().where('id', '=', params.id).executeTakeFirst();
    const [order] = row ? await wireOrders(db, caller.id, [row]) : [];
    if (!order) throw refusal('notFound');
    return order;
  },
};
