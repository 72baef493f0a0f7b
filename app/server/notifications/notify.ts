import type { NotificationSubject } from '@/domain/notifications/notifications';
import { sql } from 'kysely';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';

/**
 * Tells an account of something, in the transaction that makes it so; the caller announces `notifications`.
 *
 * @returns its number, for whatever settles it (`settle`)
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

/** Marks as read what has been dealt with (D31); the caller announces `notifications`. */
export async function settle(tx: Db, userId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('notification')
    .set({ isRead: true })
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Notification kinds that are settled once the customer pays for more time. */
const aboutTime = [
  'serverEnding',
  'serverRenewing',
  'serverEnded',
  'serverSuspended',
  'serverDeletion',
] as const satisfies readonly NotificationSubject['kind'][];

/** Marks as read what says that a server needs to be renewed (D31); the caller announces `notifications`. */
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
