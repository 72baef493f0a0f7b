import type { recoveryContract } from '@app/contract/recovery';
import { canAttach, isoUrlProblem, maxIsoGb } from '@/domain/servers/ownIso';
import type { ServerId } from '@/domain/servers/server';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { addOperations } from '../provisioning/operations';
import type { Command } from '../provisioning/provisioner';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { lockIdle, type IdleServer } from './idle';
import { isoRow } from './isoResults';
import { rescueOf } from './rescueResults';

/** Returns a server's image in the wire format. */
async function isoOf(db: Db, userId: string, serverId: ServerId) {
  const row = await isoRow(db, { userId, serverId });
  if (!row) return { iso: null };
  const { url, sizeMb, state, at } = row;
  return { iso: { url, sizeMb, state, at: toIsoDateTime(at) } };
}

/** Queues a command that restarts the server. */
async function queue(tx: Db, { userId, server }: IdleServer, command: Command, now: Date): Promise<void> {
  const { id: serverId, domain: title, status } = server;
  await tx
    .updateTable('server')
    .set({ status: 'Activation' })
    .where('userId', '=', userId)
    .where('id', '=', serverId)
    .execute();
  await addOperations(tx, userId, [{ serverId, title, command, undo: { status } }], now);
}

/** Handlers of a server's own image. The results of its operations are in isoResults.ts. */
export const isoRoutes: Pick<Handlers<typeof recoveryContract>, 'iso' | 'attachIso' | 'detachIso'> = {
  async iso({ db, caller, params: { id } }) {
    await foundServer(serverRow(db, caller.id, id));
    return isoOf(db, caller.id, id);
  },
  async attachIso({ db, caller, params: { id }, body: { url }, inspectIso, stored, now, changed }) {
    await foundServer(serverRow(db, caller.id, id));
    if (isoUrlProblem(url) !== null) throw refusal('invalidRequest', { fields: ['url'] });
    const source = await inspectIso(url);
    if (typeof source === 'string') throw refusal(source);
    const { sizeMb } = source;
    if (sizeMb !== null && sizeMb > maxIsoGb * 1000) throw refusal('isoTooLarge', { max: maxIsoGb });
    return stored(async (tx) => {
      const owned = await lockIdle(tx, caller.id, id);
      const before = await isoRow(tx, { userId: caller.id, serverId: id });
      if (!canAttach(before ?? null) || (await rescueOf(tx, caller.id, id)) !== 'off')
        throw refusal('changed');
      const attaching = { url, sizeMb, state: 'attaching' as const, at: now };
      await tx
        .insertInto('ownIso')
        .values({ userId: caller.id, serverId: id, ...attaching })
        .onConflict((conflict) => conflict.columns(['userId', 'serverId']).doUpdateSet(attaching))
        .execute();
      await queue(tx, owned, { action: 'attachIso', url }, now);
      changed(caller.id, 'servers');
      return isoOf(tx, caller.id, id);
    });
  },
  async detachIso({ db, caller, params: { id }, now, changed }) {
    const owned = await lockIdle(db, caller.id, id);
    const row = await isoRow(db, { userId: caller.id, serverId: id });
    if (row?.state === 'failed') {
      // Nothing is attached.
      await db.deleteFrom('ownIso').where('userId', '=', caller.id).where('serverId', '=', id).execute();
      changed(caller.id, 'servers');
      return { iso: null };
    }
    if (row?.state !== 'attached') throw refusal('changed');
    await db
      .updateTable('ownIso')
      .set({ state: 'detaching' })
      .where('userId', '=', caller.id)
      .where('serverId', '=', id)
      .execute();
    await queue(db, owned, { action: 'detachIso' }, now);
    changed(caller.id, 'servers');
    return isoOf(db, caller.id, id);
  },
};
