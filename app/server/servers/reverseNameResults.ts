import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';

/** An operation that sets the reverse name of an address. */
interface Step {
  readonly userId: string;
  readonly serverId: ServerId;
  readonly now: Date;
}

interface NamedAddress {
  readonly address: string;
  /** Empty for none. */
  readonly name: string;
}

/** Stores that a name answers, with a history entry (D32). */
export async function reverseNameSet(tx: Db, step: Step, { address, name }: NamedAddress): Promise<void> {
  const { userId, serverId, now } = step;
  const changed = await tx
    .updateTable('reverseName')
    .set({ name, wanted: null, state: 'set' })
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .where('address', '=', address)
    .returning('address')
    .executeTakeFirst();
  if (!changed) return;
  const detail = name === '' ? address : `${address} → ${name}`;
  const kind = name === '' ? 'reverseNameRemoved' : 'reverseNameSet';
  await tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at: now, kind, actor: 'customer', detail })
    .execute();
}

/** Stores that a name was not set; the one before it still answers. */
export async function reverseNameFailed(tx: Db, step: Step, { address }: NamedAddress): Promise<void> {
  const { userId, serverId, now } = step;
  await tx
    .updateTable('reverseName')
    .set({ state: 'failed' })
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .where('address', '=', address)
    .execute();
  await tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at: now, kind: 'failed', actor: 'system', detail: address })
    .execute();
}
