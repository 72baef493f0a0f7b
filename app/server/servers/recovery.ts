import type { recoveryContract } from '@app/contract/recovery';
import { canAttach } from '@/domain/servers/ownIso';
import { canRecover, type RecoveryAction } from '@/domain/servers/rescue';
import type { ServerId } from '@/domain/servers/server';
import { isRunning } from '@/domain/servers/serverStates';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { addOperations, specOf } from '../provisioning/operations';
import { newPassword, sealPasswords } from '../provisioning/passwords';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { toEditable } from '../serverStore/store';
import { lockIdle } from './idle';
import { isoRoutes } from './iso';
import { isoRow } from './isoResults';
import { rescueOf } from './rescueResults';

/** Locks an idle server, and refuses an action that is not possible now. */
async function lockFor(tx: Db, userId: string, id: ServerId, action: RecoveryAction) {
  const owned = await lockIdle(tx, userId, id);
  const isReachable = action !== 'password' || isRunning(owned.server.status);
  if (!isReachable || !canRecover(action, await rescueOf(tx, userId, id))) throw refusal('changed');
  const iso = await isoRow(tx, { userId, serverId: id });
  // Both replace what the machine starts from.
  if (action === 'rescueOn' && !canAttach(iso ?? null)) throw refusal('changed');
  return owned.server;
}

/** Handlers of the ways back into a server. The results of rescue operations are in rescueResults.ts. */
export const recoveryRoutes: Handlers<typeof recoveryContract> = {
  ...isoRoutes,
  async state({ db, caller, params: { id } }) {
    await foundServer(serverRow(db, caller.id, id));
    return { rescue: await rescueOf(db, caller.id, id) };
  },
  async resetPassword({ db, caller, params: { id }, seal, now, changed }) {
    const { domain: title } = await lockFor(db, caller.id, id, 'password');
    const editable = toEditable(await foundServer(serverRow(db, caller.id, id)));
    const password = newPassword();
    // Sealed as a chosen one, so that it is not mailed.
    const passwords = sealPasswords(seal, { password });
    const command = { action: 'setOptions', spec: specOf(editable) } as const;
    await addOperations(
      db,
      caller.id,
      [{ serverId: id, title, command, ...(passwords && { passwords }) }],
      now,
    );
    await db
      .insertInto('serverEvent')
      .values({
        userId: caller.id,
        serverId: id,
        at: now,
        kind: 'passwordReset',
        actor: 'customer',
        detail: null,
      })
      .execute();
    changed(caller.id, 'servers');
    return { rescue: 'off', password };
  },
  async setRescue({ db, caller, params: { id }, body: { isOn }, seal, now, changed }) {
    const { domain: title, status } = await lockFor(db, caller.id, id, isOn ? 'rescueOn' : 'rescueOff');
    const state = isOn ? ('starting' as const) : ('stopping' as const);
    await db
      .insertInto('rescue')
      .values({ userId: caller.id, serverId: id, state })
      .onConflict((conflict) => conflict.columns(['userId', 'serverId']).doUpdateSet({ state }))
      .execute();
    await db
      .updateTable('server')
      .set({ status: 'Activation' })
      .where('userId', '=', caller.id)
      .where('id', '=', id)
      .execute();
    const password = isOn ? newPassword() : null;
    const passwords = password === null ? undefined : sealPasswords(seal, { password });
    const command = { action: 'setRescue', isOn } as const;
    await addOperations(
      db,
      caller.id,
      [{ serverId: id, title, command, undo: { status }, ...(passwords && { passwords }) }],
      now,
    );
    changed(caller.id, 'servers');
    return { rescue: state, password };
  },
};
