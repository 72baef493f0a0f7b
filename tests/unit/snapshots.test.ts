import { expect, it } from 'vitest';
import {
  canDo,
  hasReachableDisk,
  maxSnapshotName,
  snapshotNameProblem,
  snapshotObstacle,
  snapshotStates,
} from '@/domain/servers/snapshots';
import { kopecks } from '@/domain/money/money';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import { toServerRow } from '@/domain/servers/serverRow';
import { makeServer } from '@/sample-data/servers';
import { makeSnapshot } from '@/sample-data/snapshots';
import { emptyDraft, toBackupsView } from '@/screens/servers/ServerScreen/backupsView';

// tests: SNAPSHOTS-01
it('requires a name of 60 characters at most, without the spaces around it', () => {
  expect(snapshotNameProblem('   ')).toBe('required');
  expect(snapshotNameProblem(` ${'a'.repeat(maxSnapshotName)} `)).toBeNull();
  expect(snapshotNameProblem('a'.repeat(61))).toBe('tooLong');
});

it('reaches the disk of a server that runs or that its owner has switched off', () => {
  const reachable = knownServerStatuses.filter((status) => hasReachableDisk({ status }));
  expect(reachable).toEqual(['Active', 'Off']);
});

it('restores ready snapshots only, and deletes failed ones too', () => {
  expect(snapshotStates.filter((state) => canDo('restore', { state }))).toEqual(['ready']);
  expect(snapshotStates.filter((state) => canDo('remove', { state }))).toEqual(['ready', 'failed']);
});

// tests: SNAPSHOTS-04
it.each([
  ['Active', 'ready', null],
  ['Off', 'failed', null],
  ['Active', 'making', 'busy'],
  ['Active', 'deleting', 'busy'],
  ['Activation', 'ready', 'busy'],
  ['Stopping', 'ready', 'busy'],
  ['Suspended', 'ready', 'unreachable'],
  ['Stopped', 'ready', 'unreachable'],
] as const)('of a server that is %s with a snapshot that is %s: %s', (status, state, obstacle) => {
  expect(snapshotObstacle({ status }, [{ state }])).toBe(obstacle);
});

it('waits while any snapshot of the server is busy', () => {
  expect(snapshotObstacle({ status: 'Active' }, [{ state: 'ready' }, { state: 'making' }])).toBe('busy');
  expect(snapshotObstacle({ status: 'Active' }, [])).toBeNull();
});

it('offers no snapshot above the limit, but still restores and deletes', () => {
  const three = [1, 2, 3].map((id) => makeSnapshot({ id }));
  const view = (load: typeof three, max = 3) =>
    toBackupsView({
      server: toServerRow(makeServer()),
      load: { status: 'ready', value: { items: load, max } },
      draft: emptyDraft,
      question: null,
      copy: null,
      targets: { status: 'loading' },
      plans: { status: 'loading' },
      schedule: 'none',
      schedulePrice: kopecks(0),
      backups: { load: { status: 'loading' }, question: null },
    });
  expect(view(three)).toMatchObject({ makeObstacle: 'limit', obstacle: null });
  expect(view(three.slice(1))).toMatchObject({ makeObstacle: null, obstacle: null });
  expect(view(three, 4)).toMatchObject({ makeObstacle: null });
  // The provider lowered the limit since.
  expect(view(three, 1)).toMatchObject({ makeObstacle: 'limit' });
});
