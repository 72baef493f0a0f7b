import { sql } from 'kysely';
import type { IsoDate } from '@/domain/time/dates';
import { held, lostDays, needsStart, released, withLostDays } from '@/domain/servers/hold';
import { endOfDay } from '@/domain/servers/cancellation';
import type { ServerId } from '@/domain/servers/server';
import type { TimeZone } from '@/domain/time/timeZone';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import { addOperations } from '../provisioning/operations';

/* Servers of a suspended account (D44). The caller holds the customer's lock and announces `servers`. */

const serversOf = (tx: Db, userId: string) =>
  tx
    .selectFrom('server')
    .select(['id', 'domain', 'status', 'heldStatus', 'endDate', 'leavesOn'])
    .where('userId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Suspends every machine of an account; each server remembers its status. */
export async function holdServers(tx: Db, userId: string, now: Date): Promise<void> {
  for (const server of await serversOf(tx, userId)) {
    if (server.heldStatus !== null) continue;
    await tx
      .updateTable('server')
      .set(({ eb }) => ({ ...held(server), version: eb('version', '+', 1) }))
      .where('userId', '=', userId)
      .where('id', '=', server.id)
      .execute();
    // Already suspended for debt.
    if (server.status === 'Suspended') continue;
    await addEvent(tx, userId, server.id, 'suspended', now);
    const { id: serverId, domain: title } = server;
    await addOperations(tx, userId, [{ serverId, title, command: { action: 'suspend' } }], now);
  }
}

const addEvent = (tx: Db, userId: string, serverId: ServerId, kind: 'suspended' | 'resumed', at: Date) =>
  tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at, kind, actor: 'support', detail: null })
    .execute();

export interface Release {
  readonly suspendedOn: IsoDate;
  readonly today: IsoDate;
  readonly timeZone: TimeZone;
  /** Whether end dates move by the days of the suspension. */
  readonly returnsLostDays: boolean;
  readonly now: Date;
}

/** Restores every held server of an account, and its lost days if requested. */
export async function releaseServers(tx: Db, userId: string, release: Release): Promise<void> {
  const { suspendedOn, today, timeZone, returnsLostDays, now } = release;
  for (const server of await serversOf(tx, userId)) {
    if (server.heldStatus === null) continue;
    const { id: serverId, domain: title, leavesOn } = server;
    const endDate = returnsLostDays ? withLostDays(server.endDate, suspendedOn, today) : server.endDate;
    const next = { ...released(server), endDate, leavesOn: leavesOn && endDate };
    await tx
      .updateTable('server')
      .set(({ eb }) => ({ ...next, version: eb('version', '+', 1) }))
      .where('userId', '=', userId)
      .where('id', '=', serverId)
      .execute();
    if (endDate !== server.endDate)
      await shiftCoverages(tx, userId, serverId, suspendedOn, lostDays(server.endDate, suspendedOn, today));
    if (next.leavesOn !== null) {
      const key = `leave:${serverId}:${next.leavesOn}:${now.toISOString()}`;
      const payload = { serverId, on: next.leavesOn };
      await enqueue(tx, [{ kind: 'leave', key, payload, runAt: endOfDay(timeZone, next.leavesOn) }]);
    }
    if (!needsStart(next.status)) continue;
    await addEvent(tx, userId, serverId, 'resumed', now);
    await addOperations(tx, userId, [{ serverId, title, command: { action: 'start' } }], now);
  }
}

/** Shifts the paid days after the suspension, so that refunds count only days on which the server could run. */
async function shiftCoverages(
  tx: Db,
  userId: string,
  serverId: ServerId,
  suspendedOn: IsoDate,
  days: number,
): Promise<void> {
  await tx
    .updateTable('operation')
    .set({
      coversFrom: sql<IsoDate>`"coversFrom" + ${days}::integer`,
      coversUntil: sql<IsoDate>`"coversUntil" + ${days}::integer`,
    })
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .where('coversUntil', '>', suspendedOn)
    .execute();
}
