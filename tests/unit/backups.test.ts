import { expect, it } from 'vitest';
import { kopecks } from '@/domain/money/money';
import { backupObstacle } from '@/domain/servers/backups';
import { toServerRow } from '@/domain/servers/serverRow';
import { makeServer } from '@/sample-data/servers';
import { emptyDraft, toBackupsView } from '@/screens/servers/ServerScreen/backupsView';

it('does one thing to the backups at a time, and nothing without the disk', () => {
  const idle = { current: null };
  expect(backupObstacle({ status: 'Active' }, idle)).toBeNull();
  expect(backupObstacle({ status: 'Off' }, idle)).toBeNull();
  expect(backupObstacle({ status: 'Suspended' }, idle)).toBe('unreachable');
  expect(backupObstacle({ status: 'Activation' }, idle)).toBe('busy');
  expect(backupObstacle({ status: 'Active', isBusy: true }, idle)).toBe('busy');
  for (const action of ['make', 'restore', 'remove'] as const)
    expect(backupObstacle({ status: 'Active' }, { current: { action, backupId: null } })).toBe('busy');
});

it('obstructs by the state of the server until the list is loaded', () => {
  const viewOf = (status: 'Active' | 'Suspended') =>
    toBackupsView({
      server: toServerRow(makeServer({ status })),
      load: { status: 'loading' },
      draft: emptyDraft,
      question: null,
      copy: null,
      targets: { status: 'loading' },
      schedule: 'daily',
      schedulePrice: kopecks(0),
      backups: { load: { status: 'loading' }, question: null },
    }).backups.obstacle;
  expect([viewOf('Active'), viewOf('Suspended')]).toEqual([null, 'unreachable']);
});
