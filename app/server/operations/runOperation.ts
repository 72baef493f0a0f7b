import type { Selectable } from 'kysely';
import type { Db } from '../db/database';
import { NonRetryableError, type JobHandler, type JobStep } from '../jobs/handler';
import type { Seal } from '../seal';
import { usesServer } from '../provisioning/operations';
import { passwordsFor } from '../provisioning/passwords';
import {
  sourceOf,
  type Command,
  type Operation,
  type Passwords,
  type Progress,
  type Provisioner,
} from '../provisioning/provisioner';
import { accepted, ended, failed } from './results';
import type { OperationTable } from '../provisioning/tables';

/** Timeout of an operation: the other side has lost it. */
const longestMs = 24 * 3_600_000;
const shortestPollMs = 1000;
const longestPollMs = 60_000;

/** The polling interval grows with the operation's age. */
const pollAfter = (elapsedMs: number) => Math.min(longestPollMs, Math.max(shortestPollMs, elapsedMs / 10));

/** Whether an earlier open operation uses the server, or the server whose disk is copied. */
async function hasEarlier(
  db: Db,
  { id, serverId, command }: Pick<Selectable<OperationTable>, 'id' | 'serverId' | 'command'>,
) {
  const source = sourceOf(command);
  const earlier = await db
    .selectFrom('operation')
    .select('id')
    .where((eb) => eb.or([usesServer(serverId), ...(source ? [usesServer(source.serverId)] : [])]))
    .where('endedAt', 'is', null)
    .where('id', '<', id)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Adds passwords to the commands that set them. */
function withPasswords(command: Command, passwords: Passwords | undefined): Command {
  const takesPasswords =
    command.action === 'setRescue' || ('spec' in command && command.action !== 'restoreBackup');
  return passwords && takesPasswords ? { ...command, passwords } : command;
}

/** Decides a job's next step from the operation's progress. */
function stepFor(id: number, progress: Progress, since: Date, now: Date): JobStep {
  const elapsed = now.getTime() - since.getTime();
  if (progress.status === 'failed') throw new NonRetryableError(progress.reason);
  if (progress.status === 'done')
    return { apply: (tx, publish) => ended(tx, { id, now, publish }, progress) };
  if (elapsed > longestMs) throw new NonRetryableError('The provisioner did not finish it within a day');
  return {
    apply: (tx, publish) => accepted(tx, { id, now: since, publish }),
    again: new Date(now.getTime() + pollAfter(elapsed)),
  };
}

/**
 * Runs an operation at the provisioner: sends it, polls it until it ends, and stores each step with the job. A retry
 * after a crash uses the same key.
 */
export function operationHandler(provisioner: Provisioner, seal: Seal): JobHandler<'operation'> {
  return {
    async run({ operationId: id }, { db, now, attempt, log }) {
      const row = await db.selectFrom('operation').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row?.command || row.endedAt) return {};
      if (await hasEarlier(db, row)) return { again: new Date(now.getTime() + shortestPollMs) };
      const { serverId, command, startedAt, round } = row;
      const operation: Operation = {
        key: `op-${id}-${round}`,
        serverId,
        command,
        startedAt: startedAt ?? now,
      };
      const progress = startedAt
        ? (row.reported ?? (await provisioner.progress(operation)))
        : await provisioner.begin(
            { ...operation, command: withPasswords(command, await passwordsFor(db, seal, row, log)) },
            attempt,
          );
      return stepFor(id, progress, operation.startedAt, now);
    },
    giveUp: ({ operationId: id }, { tx, now, publish, reason }) => failed(tx, { id, now, publish }, reason),
  };
}
