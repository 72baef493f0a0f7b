import type { Db } from '@app/server/db/database';

/** Returns an account's notifications in the bell, oldest first. */
export function noticesOf(db: Db, { id }: { id: string }) {
  return db
    .selectFrom('notification')
    .select(['about', 'isRead'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute();
}

/** The newest of it. */
export async function newestNotice(db: Db, person: { id: string }) {
  return (await noticesOf(db, person)).at(-1)?.about;
}
