import type { RescueState } from '@/domain/servers/rescue';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';

/** Returns the rescue mode of a server. */
export async function rescueOf(db: Db, userId: string, id: ServerId): Promise<RescueState> {
  const row = await db
    .selectFrom('rescue')
    .select('state')
    .where('userId', '=', userId)
    .where('serverId', '=', id)
    .executeTakeFirst();
  return row?.state ?? 'off';
}

/** An operation that switches the rescue mode. */
interface Step {
  readonly userId: string;
  readonly serverId: ServerId;
  readonly now: Date;
}

const setState = (tx: Db, { userId, serverId }: Step, isOn: boolean) =>
  tx
    .updateTable('rescue')
    .set({ state: isOn ? 'on' : 'off' })
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .execute();

/** Stores that the rescue mode was switched, with a history entry (D32). */
export async function rescueSwitched(tx: Db, step: Step, isOn: boolean): Promise<void> {
  const { userId, serverId, now } = step;
  await setState(tx, step, isOn);
  const kind = isOn ? 'rescueOn' : 'rescueOff';
  await tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at: now, kind, actor: 'customer', detail: null })
    .execute();
}

/** Stores that a server runs from its disk, which was replaced. */
export async function rescueEnded(tx: Db, step: Step): Promise<void> {
  await setState(tx, step, false);
}

/** Stores that the rescue mode is as it was; the server's status has an entry of its own. */
export async function rescueFailed(tx: Db, step: Step, isOn: boolean): Promise<void> {
  await setState(tx, step, !isOn);
}
