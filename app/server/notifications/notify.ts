import type { NotificationSubject } from '@/domain/notifications/notifications';
import { sql } from 'kysely';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';

/**
 * Adds a notification in the transaction of its event; the caller announces `notifications`.
 *
 * @returns its id, for `settle`
 */
export async function notify(
  tx: Db,
  {
    userId,
    at,
    about,
    isRead = false,
  }: { userId: string; at: Date; about: NotificationSubject; isRead?: boolean },
): Promise<number> {
  const { id } = await tx
    .insertInto('notification')
    .values({ userId, at, isRead, about: JSON.stringify(about) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks notifications as read once they are dealt with (D31); the caller announces `notifications`. */
export async function settle(tx: Db, userId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('notification')
    .set({ isRead: true })
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Kinds of notifications that buying more time settles. */
const aboutTime = [
  'serverEnding',
  'serverRenewing',
  'serverEnded',
  'serverSuspended',
  'serverDeletion',
] as const satisfies readonly NotificationSubject['kind'][];

/** Marks a server's renewal notifications as read (D31); the caller announces `notifications`. */
export async function settleServer(tx: Db, userId: string, id: ServerId): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ isRead: true })
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .where(sql<boolean>`"about" ->> 'serverId' = ${String(id)}`)
    .where(sql<string>`"about" ->> 'kind'`, 'in', aboutTime)
    .execute();
}
