import type { ServerId } from '@/domain/servers/server';
import type { ServerStatus } from '@/domain/servers/serverStates';
import {
  powerCommand,
  powerNote,
  powerStateOf,
  stateAfter,
  statusDuring,
  type OwnerPowerAction,
} from '@/domain/servers/power';
import type { Db } from '../db/database';
import { addOperations } from '../provisioning/operations';

/**
 * Queues the start, stop, restart or power-off of a locked customer's servers, whose statuses allow it. They are in progress at
 * once; the operation's result sets the final status and the history entry (operations/results.ts).
 */
export async function switchPower(
  tx: Db,
  userId: string,
  servers: readonly { readonly id: ServerId; readonly domain: string; readonly status: ServerStatus }[],
  action: OwnerPowerAction,
  now: Date,
): Promise<void> {
  const planned = servers.flatMap(({ id: serverId, domain: title, status }) => {
    const [before, after] = [powerStateOf(status), stateAfter(action)];
    const command = powerCommand(before, after);
    const note = powerNote(before, after);
    return command === null || note === null ? [] : [{ serverId, title, status, command, note }];
  });
  const events = planned
    // A stop is recorded when the machine has stopped.
    .filter(({ note }) => note !== 'stopped')
    .map(({ serverId, note: kind }) => ({
      userId,
      serverId,
      at: now,
      kind,
      actor: 'customer' as const,
      detail: null,
    }));
  if (events.length > 0) await tx.insertInto('serverEvent').values(events).execute();
  await tx
    .updateTable('server')
    .set({ status: statusDuring(action) })
    .where('userId', '=', userId)
    .where(
      'id',
      'in',
      planned.map(({ serverId }) => serverId),
    )
    .execute();
  await addOperations(
    tx,
    userId,
    planned.map(({ serverId, title, status, command }) => ({
      serverId,
      title,
      command: { action: command, ...(action === 'powerOff' && { isForced: true }) },
      undo: { status },
    })),
    now,
  );
}
