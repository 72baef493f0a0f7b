import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';

interface Owned {
  readonly userId: string;
  readonly serverId: ServerId;
}

/** An operation on a server's own image. */
interface Step extends Owned {
  readonly now: Date;
}

/** Returns the stored image of a server. */
export const isoRow = (db: Db, { userId, serverId }: Owned) =>
  db
    .selectFrom('ownIso')
    .select(['url', 'sizeMb', 'state', 'at'])
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .executeTakeFirst();

async function record(
  tx: Db,
  { userId, serverId, now }: Step,
  kind: 'isoAttached' | 'isoDetached',
  detail: string | null,
): Promise<void> {
  await tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at: now, kind, actor: 'customer', detail })
    .execute();
}

/** Stores that a server was started from its owner's image, with a history entry (D32). */
export async function isoAttached(tx: Db, step: Step, url: string): Promise<void> {
  await setState(tx, step, 'attached');
  await record(tx, step, 'isoAttached', new URL(url).pathname.split('/').at(-1) ?? null);
}

/** Stores that a server runs from its disk again, with a history entry (D32). */
export async function isoDetached(tx: Db, step: Step): Promise<void> {
  await isoEnded(tx, step);
  await record(tx, step, 'isoDetached', null);
}

/** Forgets the image of a server whose machine or disk was replaced. */
export async function isoEnded(tx: Db, { userId, serverId }: Owned): Promise<void> {
  await tx.deleteFrom('ownIso').where('userId', '=', userId).where('serverId', '=', serverId).execute();
}

/** Stores a failure: the image is not attached, or still is. The server's status has an entry of its own. */
export async function setState(tx: Db, { userId, serverId }: Owned, state: 'attached' | 'failed') {
  await tx
    .updateTable('ownIso')
    .set({ state })
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .execute();
}
