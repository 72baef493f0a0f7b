import { backupsContract } from '@app/contract/backups';
import type { BackupsPort } from '@app/ports/backupsPort';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import type { BackupRefusal } from '@/domain/servers/backups';
import type { ServerId } from '@/domain/servers/server';
import type { DiskCopyRefusal } from '@/domain/servers/snapshots';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

const params = (id: ServerId) => ({ id: String(id) });

/** A server that is gone is a change too. */
async function started<const Code extends Exclude<BackupRefusal | DiskCopyRefusal, 'demonstration'>>(
  answer: Promise<unknown>,
  codes: readonly Code[],
): Promise<Outcome<null, Code | 'changed'>> {
  const outcome = await orNull(outcomeOf(answer, codes));
  if (outcome === null) return refused('changed');
  return outcome.status === 'refused' ? outcome : done(null);
}

/** The signed-in user's backups over HTTP. */
export const backupsHttp: BackupsPort = {
  list: (id, signal) => send(backupsContract.list, { params: params(id) }, signal),
  make: (id) =>
    started(
      keepKeyUntilAnswered(`backup ${id}`, (key) => send(backupsContract.make, { params: params(id), key })),
      ['changed', 'noSchedule'],
    ),
  restore: (id, { id: backupId, madeAt }) =>
    started(
      keepKeyUntilAnswered(`restore ${id} ${backupId}`, (key) =>
        send(backupsContract.restore, { params: { ...params(id), backupId }, key, body: { madeAt } }),
      ),
      ['changed'],
    ),
  restoreTo: (id, { id: backupId, madeAt }, target) =>
    started(
      keepKeyUntilAnswered(`restore ${id} ${backupId} ${target}`, (key) =>
        send(backupsContract.restoreTo, {
          params: { ...params(id), backupId },
          key,
          body: { serverId: String(target), madeAt },
        }),
      ),
      ['changed', 'smallerDisk', 'otherDatacenter'],
    ),
  remove: (id, { id: backupId }) =>
    started(send(backupsContract.remove, { params: { ...params(id), backupId } }), ['changed']),
};
