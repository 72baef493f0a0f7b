import type { Money } from '@/domain/money';
import type { ChangedServer } from '@/domain/servers/changedServer';
import {
  changedFields,
  needsMachine,
  needsReinstall,
  type EditableServer,
  type SettingsUpdate,
} from '@/domain/serverSettings';
import { todayOf } from '../admin/storedSettings';
import type { Db } from '../db/database';
import { addOperations, specOf } from '../provisioning/operations';
import { sealChosen } from '../provisioning/passwords';
import type { Seal } from '../seal';
import { storeChanged } from './store';

/** A server that runs is in progress until the machine has what was changed; any other stays what it is. */
function inProgress({ editable, notes }: ChangedServer): ChangedServer {
  const { server } = editable;
  if (server.status !== 'Active') return { editable, notes };
  return { editable: { ...editable, server: { ...server, status: 'Activation' } }, notes };
}

interface SettingsChange {
  readonly userId: string;
  readonly before: EditableServer;
  readonly saved: ChangedServer;
  readonly update: SettingsUpdate;
  readonly seal: Seal;
  readonly now: Date;
}

/** Has the machine get what was saved, where it needs to know of it; gives the server as it is to be stored. */
export async function applySettings(
  tx: Db,
  { userId, before, saved, update, seal, now }: SettingsChange,
): Promise<ChangedServer> {
  const { settings, password, userPassword } = update;
  const changed = changedFields(before.settings, {
    ...settings,
    password: password ?? '',
    userPassword: userPassword ?? '',
  });
  if (!needsMachine(changed)) return saved;
  const { server } = saved.editable;
  const action = needsReinstall(changed) ? 'reinstall' : 'setOptions';
  const command = { action, spec: specOf(saved.editable) } as const;
  const passwords = sealChosen(seal, {
    ...(password !== null && { password }),
    ...(userPassword !== null && { userPassword }),
  });
  const operation = { serverId: server.id, title: server.domain, command, ...(passwords && { passwords }) };
  await addOperations(tx, userId, [operation], now);
  return inProgress(saved);
}

interface Resize {
  readonly before: EditableServer;
  readonly moved: ChangedServer;
  readonly orderId: number;
  /** What was paid for it. */
  readonly amount: Money;
  readonly now: Date;
}

/** Stores the tariff that was paid for, and has the machine get its size; what fails for good is taken back and refunded. */
export async function resize(
  tx: Db,
  userId: string,
  { before, moved, orderId, amount, now }: Resize,
): Promise<EditableServer> {
  const next = inProgress(moved);
  await storeChanged(tx, userId, next, now);
  const { tariff, monthlyPrice } = before.server;
  await addOperations(
    tx,
    userId,
    [
      {
        serverId: before.server.id,
        title: before.server.domain,
        command: { action: 'resize', spec: specOf(next.editable) },
        undo: { tariff, monthlyPrice, memory: before.memory },
        ordered: {
          orderId,
          item: 'tariff',
          amount,
          covers: { from: await todayOf(tx, now), until: before.server.endDate },
        },
      },
    ],
    now,
  );
  return next.editable;
}
