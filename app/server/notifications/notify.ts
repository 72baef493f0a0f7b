import type { NotificationSubject } from '@/domain/notifications';
import type { Db } from '../db/database';

/** Tells an account of something, in the transaction that makes it so; the caller announces `notifications`. */
export async function notify(
  tx: Db,
  {
    userId,
    at,
    about,
    isRead = false,
  }: { userId: string; at: Date; about: NotificationSubject; isRead?: boolean },
): Promise<void> {
  await tx
    .insertInto('notification')
    .values({ userId, at, isRead, about: JSON.stringify(about) })
    .execute();
}
