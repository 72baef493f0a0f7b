import type { ordersContract } from '@app/contract/orders';
import { longestPage } from '@app/contract/shapes';
import type { IsoDateTime } from '@/domain/dates';
import { paymentNumber } from '@/domain/payment/payment';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import type { OrderTable } from '../provisioning/tables';

// An ISO string of a Date is an IsoDateTime; the library only says string.
const moment = (at: Date) => at.toISOString() as IsoDateTime;
const momentOrNull = (at: Date | null) => at && moment(at);

/** The items of these orders, by order; of servers that are gone without their number. */
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
    ])
    .select('server.id as serverId')
    .where('orderId', 'in', [...ids])
    .orderBy('operation.id')
    .execute();
}

/** Orders as they go over the wire. */
async function wireOrders(db: Db, userId: string, orders: readonly Selectable<OrderTable>[]) {
  const items = await itemsOf(
    db,
    userId,
    orders.map(({ id }) => id),
  );
  return orders.map(({ id, at, paymentId, amount }) => ({
    id: String(id),
    at: moment(at),
    paymentNumber: paymentId === null ? null : paymentNumber(paymentId),
    amount,
    currency: 'RUB' as const,
    items: items.flatMap(({ orderId, item, serverId, startedAt, endedAt, ...rest }) =>
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
            },
          ],
    ),
  }));
}

const own = (db: Db, userId: string) => db.selectFrom('order').where('userId', '=', userId);

/** Where a page begins: after the order of that number. */
function afterOf(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw refusal('invalidRequest');
  return Number(cursor);
}

/** The orders of an account. */
export const orderRoutes: Handlers<typeof ordersContract> = {
  async list({ db, caller, query }) {
    const { limit = longestPage } = query;
    const { total } = await own(db, caller.id)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own(db, caller.id)
      .selectAll()
      .where('id', '<', afterOf(query.cursor))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    return {
      items: await wireOrders(db, caller.id, shown),
      next: rows.length > limit ? String(shown.at(-1)?.id) : null,
      total,
    };
  },
  async order({ db, caller, params }) {
    const row = await own(db, caller.id).selectAll().where('id', '=', params.id).executeTakeFirst();
    const [order] = row ? await wireOrders(db, caller.id, [row]) : [];
    if (!order) throw refusal('notFound');
    return order;
  },
};
