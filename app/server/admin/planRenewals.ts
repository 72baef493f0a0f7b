import { sql } from 'kysely';
import type { PlanName } from '@/domain/catalog/plan';
import { kopecks, type Money } from '@/domain/money/money';
import type { IsoDate } from '@/domain/time/dates';
import { addDays } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler, Publish } from '../jobs/handler';
import { enqueueMail } from '../mail/mailJob';
import { cancelOutdated } from '../servers/awaited';
import { serverRow } from '../serverStore/read';
import { todayOf } from '../settings/storedSettings';
import { adminPlans } from './catalogPlans';

/*
 * Applies a plan's price to its rented servers from their renewals. Each owner is notified by mail at least two weeks
 * before; the price is stored per server (domain/pricing/renewal.ts).
 */

/** Days between the mail and the first periods at the new price. */
export const noticeDays = 14;

interface Announcement {
  readonly plan: PlanName;
  readonly monthly: Money;
  readonly from: IsoDate;
}

/** Servers of a plan that pay another price and have not been notified of this one. */
const concerned = (db: Db, { plan, monthly }: Omit<Announcement, 'from'>) =>
  db
    .selectFrom('server')
    .where('tariff', '=', plan)
    .where('leavesOn', 'is', null)
    .where(sql<boolean>`"monthlyPrice" - "optionsMonthly" <> ${monthly}`)
    .where(sql<boolean>`("nextPrice" is null or ("nextPrice" ->> 'monthly')::bigint <> ${monthly})`);

/**
 * Announces a plan's current price to its servers; a job does it server by server.
 *
 * @param monthly price that the administrator saw
 * @throws Problem 404 `notFound`, 409 `changed` where the plan has another price now
 */
export async function announcePrice(
  tx: Db,
  name: PlanName,
  monthly: Money,
  now: Date,
): Promise<{ servers: number; from: IsoDate }> {
  const plan = (await adminPlans(tx, now)).find((each) => each.name === name);
  if (!plan) throw refusal('notFound');
  if (plan.monthly !== monthly) throw refusal('changed');
  const from = addDays(await todayOf(tx, now), noticeDays);
  const { servers } = await concerned(tx, { plan: name, monthly })
    .select(sql<number>`count(*)::integer`.as('servers'))
    .executeTakeFirstOrThrow();
  await enqueue(tx, [
    {
      kind: 'announcePrice',
      key: `announcePrice:${name}:${now.toISOString()}`,
      payload: { plan: name, monthly, from },
      runAt: now,
    },
  ]);
  return { servers, from };
}

/** Records an event in the history of servers (D32). */
const recordEvents = (
  tx: Db,
  servers: readonly { readonly id: ServerId; readonly userId: string }[],
  kind: 'priceAnnounced' | 'priceWithdrawn',
  now: Date,
) =>
  tx
    .insertInto('serverEvent')
    .values(
      servers.map(({ id, userId }) => ({
        userId,
        serverId: id,
        at: now,
        kind,
        actor: 'support' as const,
        detail: null,
      })),
    )
    .execute();

/** Withdraws the announced price of a plan's servers; their owners are notified by mail. */
export async function withdrawPrice(
  tx: Db,
  name: PlanName,
  { now, changed }: { now: Date; changed: Publish },
): Promise<{ servers: number }> {
  // A job that has not finished announces nothing more.
  await tx
    .deleteFrom('job')
    .where('kind', '=', 'announcePrice')
    .where('doneAt', 'is', null)
    .where(sql<boolean>`"payload" ->> 'plan' = ${name}`)
    .execute();
  const servers = await tx
    .updateTable('server')
    .set(({ eb }) => ({ nextPrice: null, version: eb('version', '+', 1) }))
    .where('tariff', '=', name)
    .where('nextPrice', 'is not', null)
    .returning(['id', 'userId', 'domain', 'monthlyPrice', 'version'])
    .execute();
  if (servers.length > 0) await recordEvents(tx, servers, 'priceWithdrawn', now);
  for (const { id, userId, domain, monthlyPrice, version } of servers) {
    const event = { kind: 'priceWithdrawn', serverId: id, domain, amount: monthlyPrice } as const;
    await enqueueMail(tx, { userId, key: `${id}:priceWithdrawn:${version}`, event, now });
  }
  for (const userId of new Set(servers.map((server) => server.userId))) changed(userId, 'servers', 'account');
  return { servers: servers.length };
}

/** Servers per run. */
const serversAtOnce = 100;

/** Announces the price to one server, unless that has happened or it has left the plan. */
async function announceTo(
  tx: Db,
  { id, userId }: { readonly id: ServerId; readonly userId: string },
  { plan, monthly, from }: Announcement,
  now: Date,
): Promise<void> {
  await lockCustomer(tx, userId);
  const row = await serverRow(tx, userId, id).forUpdate().executeTakeFirst();
  if (row?.tariff !== plan || row.nextPrice?.monthly === monthly) return;
  // An open payment for a renewal was priced without it (D39).
  await cancelOutdated(tx, userId, id, now);
  await tx
    .updateTable('server')
    .set(({ eb }) => ({ nextPrice: JSON.stringify({ monthly, from }), version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
  await recordEvents(tx, [{ id, userId }], 'priceAnnounced', now);
  const amount = kopecks(monthly + row.optionsMonthly);
  const event = { kind: 'repriced', serverId: id, domain: row.domain, day: from, amount } as const;
  await enqueueMail(tx, { userId, key: `${id}:repriced:${monthly}:${from}`, event, now });
}

/** Announces a price to the servers of a plan, some in each run; a second run finds none. */
export const announcePriceHandler: JobHandler<'announcePrice'> = {
  async run(payload, { db, now }) {
    const announcement: Announcement = { ...payload, plan: payload.plan as PlanName };
    const servers = await concerned(db, announcement)
      .select(['id', 'userId'])
      .orderBy('userId')
      .orderBy('id')
      .limit(serversAtOnce)
      .execute();
    return {
      async apply(tx, publish) {
        for (const server of servers) {
          await announceTo(tx, server, announcement, now);
          publish(server.userId, 'servers', 'account', 'payments', 'notifications');
        }
      },
      ...(servers.length === serversAtOnce && { again: now }),
    };
  },
};
