import * as v from 'valibot';
import { maxSnapshotName, snapshotStates } from '@/domain/servers/snapshots';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { countSchema, numberedIdSchema, serverIdSchema } from './shapes';

const snapshotsSchema = v.object({
  items: v.array(
    v.object({
      id: numberedIdSchema,
      name: v.string(),
      madeAt: isoMomentSchema,
      /** Megabytes; null until it is made. */
      sizeMb: v.nullable(countSchema),
      state: v.picklist(snapshotStates),
    }),
  ),
  /** Limit of the snapshots of a server. */
  max: countSchema,
});

const oneServer = v.object({ id: serverIdSchema });
const oneSnapshot = v.object({ id: serverIdSchema, snapshotId: numberedIdSchema });

/** Snapshots of a server's disk. Every call answers with the list as it is afterwards. */
export const snapshotsContract = {
  list: call({
    method: 'GET',
    path: '/api/servers/{id}/snapshots',
    summary: 'Lists the snapshots of a server, newest first, and how many it may have.',
    role: 'customer',
    params: oneServer,
    answer: snapshotsSchema,
    refusals: [],
  }),
  make: call({
    method: 'POST',
    path: '/api/servers/{id}/snapshots',
    summary:
      'Makes a snapshot of a server that is Active or Off and has no other operation. Its state is `making` until it is `ready`.',
    role: 'customer',
    params: oneServer,
    requiresIdempotencyKey: true,
    body: v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxSnapshotName)),
    }),
    answer: snapshotsSchema,
    refusals: ['changed', 'snapshotLimit'],
  }),
  restore: call({
    method: 'POST',
    path: '/api/servers/{id}/snapshots/{snapshotId}/restore',
    summary:
      'Replaces the disk of a server by a snapshot: everything written later is lost. Its status is `Activation` meanwhile, and it runs afterwards.',
    role: 'customer',
    params: oneSnapshot,
    requiresIdempotencyKey: true,
    answer: snapshotsSchema,
    refusals: ['changed'],
  }),
  restoreTo: call({
    method: 'POST',
    path: '/api/servers/{id}/snapshots/{snapshotId}/restore-to',
    summary:
      'Replaces the disk of another server of the account in the same data centre by a snapshot: everything on it is lost. Its own snapshots are deleted, and it gets a new password by mail, as after a reinstallation. `smallerDisk`: the disk of its plan is smaller than that of the snapshot’s server.',
    role: 'customer',
    params: oneSnapshot,
    requiresIdempotencyKey: true,
    body: v.object({ serverId: serverIdSchema }),
    answer: snapshotsSchema,
    refusals: ['changed', 'smallerDisk', 'otherDatacenter'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/servers/{id}/snapshots/{snapshotId}',
    summary: 'Deletes a snapshot; one that is being deleted already stays so.',
    role: 'customer',
    params: oneSnapshot,
    answer: snapshotsSchema,
    refusals: ['changed'],
  }),
};
