import type { serversContract } from '@app/contract/servers';
import { toIsoDateTime } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import { operationActions, type ServerOperation } from '@/domain/servers/serverDetails';
import { detailsOf } from '@/domain/servers/detailsOf';
import { machineOf } from '@/domain/servers/machine';
import { momentsOf } from '@/domain/servers/metrics';
import { canReboot, canSwitch, statusDuring } from '@/domain/servers/power';
import { lockCustomer } from '../customers/lock';
import { isUsed } from './idle';
import { plansOf } from '../catalog/plans';
import { pricesAt } from '../catalog/prices';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { switchPower } from './power';
import { foundServer, serverRow } from '../serverStore/read';
import { editableOf } from './editable';
import { toServer } from '../serverStore/store';
import { withAwaitedTariff } from './awaited';
import { withReverseNames } from './reverseNames';
import { wireServer, wireSettings } from './wire';

/** Returns a server's oldest open operation, or its last one if that failed. */
async function operationOf(db: Db, userId: string, id: ServerId): Promise<ServerOperation | null> {
  const rows = db
    .selectFrom('operation')
    .select(['command', 'undo', 'status', 'createdAt', 'startedAt', 'endedAt'])
    .where('userId', '=', userId)
    .where('serverId', '=', id)
    .where('command', 'is not', null)
    .limit(1);
  const open = await rows.where('endedAt', 'is', null).orderBy('id').executeTakeFirst();
  const row = open ?? (await rows.orderBy('id', 'desc').executeTakeFirst());
  // The page describes both the same way.
  const shown = row?.command?.action === 'restoreBackup' ? 'restoreSnapshot' : row?.command?.action;
  const action = operationActions.find((each) => each === shown);
  if (!row || !action || row.status === 'done') return null;
  if (row.status !== 'failed')
    return {
      action,
      status: row.status,
      at: toIsoDateTime(row.createdAt),
      ...(row.startedAt && { startedAt: toIsoDateTime(row.startedAt) }),
    };
  // People handle failures of an administrator's or a renewal's operation.
  if ((action === 'stop' || action === 'suspend') && row.undo === null) return null;
  return { action, status: row.status, at: toIsoDateTime(row.endedAt ?? row.createdAt) };
}

type PageCalls = 'overview' | 'metrics' | 'console' | 'power';

/** Handlers of the calls that the page of one server makes. */
export const serverPageRoutes: Pick<Handlers<typeof serversContract>, PageCalls> = {
  async overview({ db, caller, params: { id }, now }) {
    const row = await foundServer(serverRow(db, caller.id, id));
    const editable = await editableOf(db, row);
    return {
      settings: wireSettings(editable, row.version, await pricesAt(db, now)),
      machine: machineOf(await plansOf(db, now), editable.server),
      addresses: await withReverseNames(db, caller.id, id, detailsOf(editable, []).addresses),
      operation: await operationOf(db, caller.id, id),
      isBusy: await isUsed(db, id),
    };
  },
  async metrics({ db, caller, params: { id }, query: { range }, views, now }) {
    await foundServer(serverRow(db, caller.id, id));
    const { from, to, stepSeconds, points } = momentsOf(range, now);
    const measured = await views.metrics(id, { from, to, points });
    return { from: toIsoDateTime(from), to: toIsoDateTime(to), stepSeconds, points: measured.points };
  },
  async console({ db, caller, params: { id }, views }) {
    const row = await foundServer(serverRow(db, caller.id, id));
    if (!canReboot(row)) throw refusal('notActive', { ids: [String(id)] });
    return views.console(id);
  },
  async power({ db, caller, params: { id }, body: { action }, now, changed }) {
    await lockCustomer(db, caller.id);
    const row = await foundServer(serverRow(db, caller.id, id).forUpdate());
    if (!canSwitch(action, row)) throw refusal('changed');
    await switchPower(db, caller.id, [row], action, now);
    changed(caller.id, 'servers');
    const server = { ...toServer(row), status: statusDuring(action) };
    return wireServer(await withAwaitedTariff(db, caller.id, server));
  },
};
