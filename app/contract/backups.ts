import * as v from 'valibot';
import { backupIdPattern, backupKinds, backupWork, maxBackupId } from '@/domain/servers/backups';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { countSchema, serverIdSchema } from './shapes';

const backupIdSchema = v.pipe(v.string(), v.maxLength(maxBackupId), v.regex(backupIdPattern));

const workSchema = v.object({
  action: v.picklist(backupWork),
  /** Null for a backup that is being made. */
  backupId: v.nullable(backupIdSchema),
});

const backupsSchema = v.object({
  /** Null if the provider's system does not list them. */
  items: v.nullable(
    v.array(
      v.object({
        id: backupIdSchema,
        madeAt: isoMomentSchema,
        /** Megabytes; null if unknown. */
        sizeMb: v.nullable(countSchema),
        kind: v.picklist(backupKinds),
      }),
    ),
  ),
  /** Operation on a backup that is under way; null for none. */
  current: v.nullable(workSchema),
});

const startedSchema = v.object({ current: workSchema });

const oneServer = v.object({ id: serverIdSchema });
const oneBackup = v.object({ id: serverIdSchema, backupId: backupIdSchema });

/** Backups of a server at the provider. They are listed by the provider's system. */
export const backupsContract = {
  list: call({
    method: 'GET',
    path: '/api/servers/{id}/backups',
    summary: 'Lists the backups of a server at the provider, newest first.',
    role: 'customer',
    params: oneServer,
    answer: backupsSchema,
    refusals: ['provisionerDown'],
  }),
  make: call({
    method: 'POST',
    path: '/api/servers/{id}/backups',
    summary:
      'Makes a backup now. It counts among those that the schedule keeps: the oldest one is deleted. `noSchedule`: no backups are part of the server’s options.',
    role: 'customer',
    params: oneServer,
    requiresIdempotencyKey: true,
    answer: startedSchema,
    refusals: ['changed', 'noSchedule'],
  }),
  restore: call({
    method: 'POST',
    path: '/api/servers/{id}/backups/{backupId}/restore',
    summary:
      'Replaces the disk of a server by a backup: everything written later is lost, and its snapshots are deleted. Its status is `Activation` meanwhile, and it runs afterwards. `madeAt` is that of the list; the server is shown with the system that it had then.',
    role: 'customer',
    params: oneBackup,
    requiresIdempotencyKey: true,
    body: v.object({ madeAt: isoMomentSchema }),
    answer: startedSchema,
    refusals: ['changed'],
  }),
  restoreTo: call({
    method: 'POST',
    path: '/api/servers/{id}/backups/{backupId}/restore-to',
    summary:
      'Replaces the disk of another server of the account in the same data centre by a backup: everything on it is lost. Its own snapshots are deleted, its own backups stay, and it gets a new password by mail, as after a reinstallation. `madeAt` is that of the list. `smallerDisk`: the disk of its plan is smaller than that of the backup’s server.',
    role: 'customer',
    params: oneBackup,
    requiresIdempotencyKey: true,
    body: v.object({ serverId: serverIdSchema, madeAt: isoMomentSchema }),
    answer: startedSchema,
    refusals: ['changed', 'smallerDisk', 'otherDatacenter'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/servers/{id}/backups/{backupId}',
    summary: 'Deletes a backup; one that is gone already stays so.',
    role: 'customer',
    params: oneBackup,
    answer: startedSchema,
    refusals: ['changed'],
  }),
};
