import { sql } from 'kysely';
import type { Money } from '@/domain/money/money';
import { withNextPrice } from '@/domain/pricing/nextPrices';
import { monthlyFrom } from '@/domain/pricing/renewal';
import { addDays, type IsoDate } from '@/domain/time/dates';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler, Publish } from '../jobs/handler';
import type { JobPayload } from '../jobs/kinds';
import { enqueueMail } from '../mail/mailJob';
import { cancelOutdated } from '../servers/awaited';
import { toEditable, toServer, type ServerRow } from '../serverStore/store';
import { todayOf } from '../settings/storedSettings';
import { hasAnnounced, soldPricesOf, wouldChange } from './soldPrices';

/*
 * Applies the price of a plan, an option or a tariff to rented servers from their renewals. Each owner is notified by
 * mail at least two weeks before; the price is stored per server (domain/pricing/renewal.ts).
 */

/** Days between the mail and the first periods at the new price. */
export const noticeDays = 14;

/**
 * Announces a current price to the servers that were sold at another; a job does it server by server.
 *
 * @param monthly price that the administrator saw
 * @throws Problem 404 `notFound`, 409 `changed` where it is another price now
 */
export async function announcePrice(
  tx: Db,
  subject: string,
  monthly: Money,
  now: Date,
): Promise<{ servers: number; from: IsoDate }> {
  const sold = await soldPricesOf(tx, subject, now);
  if (sold.monthly !== monthly) throw refusal('changed');
  const from = addDays(await todayOf(tx, now), noticeDays);
  const { servers } = await tx
    .selectFrom('server')
    .where(wouldChange(sold))
    .select(sql<number>`count(*)::integer`.as('servers'))
    .executeTakeFirstOrThrow();
  await enqueue(tx, [
    {
      kind: 'announcePrice',
      key: `announcePrice:${subject}:${now.toISOString()}`,
      payload: { subject, monthly, from },
      runAt: now,
    },
  ]);
  return { servers, from };
}

/** A server with its owner. */
type Owned = Pick<ServerRow, 'id' | 'userId'>;

/** Records an event in the history of a server (D32). */
const recordEvent = (
  tx: Db,
  { id: serverId, userId }: Owned,
  kind: 'priceAnnounced' | 'priceWithdrawn',
  now: Date,
) =>
  tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at: now, kind, actor: 'support', detail: null })
    .execute();

type Condition = ReturnType<typeof wouldChange>;

const serversOf = (db: Db, condition: Condition) =>
  db.selectFrom('server').where(condition).orderBy('userId').orderBy('id');

/** Locks servers that still meet a condition, after their owners, in one order. */
async function lockServers(
  tx: Db,
  found: readonly Owned[],
  condition: Condition,
): Promise<readonly ServerRow[]> {
  for (const userId of new Set(found.map((each) => each.userId))) await lockCustomer(tx, userId);
  const ids = found.map(({ id }) => id);
  return serversOf(tx, condition)
    .where(sql<boolean>`"id" = any(${ids}::bigint[])`)
    .selectAll()
    .forUpdate()
    .execute();
}

/** Withdraws an announced price from the servers that have not been renewed at it; their owners are notified by mail. */
export async function withdrawPrice(
  tx: Db,
  subject: string,
  { now, changed }: { now: Date; changed: Publish },
): Promise<{ servers: number }> {
  const sold = await soldPricesOf(tx, subject, now);
  // A job that has not finished announces nothing more.
  await tx
    .deleteFrom('job')
    .where('kind', '=', 'announcePrice')
    .where('doneAt', 'is', null)
    .where(sql<boolean>`"payload" ->> 'subject' = ${subject}`)
    .execute();
  const isAnnounced = hasAnnounced(sold);
  const found = await serversOf(tx, isAnnounced).select(['id', 'userId']).execute();
  const rows = await lockServers(tx, found, isAnnounced);
  for (const row of rows) {
    const { id, userId, domain, endDate } = row;
    // An open payment for a renewal was priced with it (D39).
    await cancelOutdated(tx, userId, id, now);
    const nextPrices = row.nextPrices.filter(({ part }) => part !== sold.part);
    const { version } = await tx
      .updateTable('server')
      .set(({ eb }) => ({ nextPrices: JSON.stringify(nextPrices), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordEvent(tx, row, 'priceWithdrawn', now);
    const amount = monthlyFrom({ ...toServer(row), nextPrices }, endDate);
    const event = { kind: 'priceWithdrawn', serverId: id, domain, amount } as const;
    await enqueueMail(tx, { userId, key: `${id}:priceWithdrawn:${version}`, event, now });
  }
  for (const userId of new Set(rows.map((row) => row.userId)))
    changed(userId, 'servers', 'account', 'payments', 'notifications');
  return { servers: rows.length };
}

/** Servers per run. */
const serversAtOnce = 100;

/** Announces a price to a locked server. */
async function announceTo(
  tx: Db,
  row: ServerRow,
  next: Parameters<typeof withNextPrice>[1],
  now: Date,
): Promise<void> {
  const { id, userId, domain } = row;
  // An open payment for a renewal was priced without it (D39).
  await cancelOutdated(tx, userId, id, now);
  const nextPrices = withNextPrice(toEditable(row), next);
  await tx
    .updateTable('server')
    .set(({ eb }) => ({ nextPrices: JSON.stringify(nextPrices), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await recordEvent(tx, row, 'priceAnnounced', now);
  const { part, monthly, from } = next;
  const amount = monthlyFrom({ ...toServer(row), nextPrices }, from);
  const event = { kind: 'repriced', serverId: id, domain, day: from, amount } as const;
  await enqueueMail(tx, { userId, key: `${id}:repriced:${part}:${monthly}:${from}`, event, now });
}

/** First day of periods at the price: the announced one, or two weeks after a job that runs late. */
async function firstDay(db: Db, { from }: JobPayload<'announcePrice'>, now: Date): Promise<IsoDate> {
  const earliest = addDays(await todayOf(db, now), noticeDays);
  return from > earliest ? from : earliest;
}

/** Announces a price to its servers, some in each run; a second run finds none. */
export const announcePriceHandler: JobHandler<'announcePrice'> = {
  async run(payload, { db, now }) {
    const { subject, monthly } = payload;
    const sold = { ...(await soldPricesOf(db, subject, now)), monthly };
    const from = await firstDay(db, payload, now);
    const servers = await serversOf(db, wouldChange(sold))
      .select(['id', 'userId'])
      .limit(serversAtOnce)
      .execute();
    return {
      async apply(tx, publish) {
        for (const row of await lockServers(tx, servers, wouldChange(sold))) {
          await announceTo(tx, row, { part: sold.part, monthly, from }, now);
          publish(row.userId, 'servers', 'account', 'payments', 'notifications');
        }
      },
      ...(servers.length === serversAtOnce && { again: now }),
    };
  },
};
