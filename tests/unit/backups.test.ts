import { expect, it } from 'vitest';
import type { Plan } from '@/domain/catalog/plan';
import { kopecks, rubles } from '@/domain/money/money';
import { backupObstacle, isBackupGone } from '@/domain/servers/backups';
import { diskCopyObstacle } from '@/domain/servers/diskCopy';
import { toServerRow } from '@/domain/servers/serverRow';
import { makeOrderedBackup, sampleBackups } from '@/sample-data/backups';
import { makePlan } from '@/sample-data/plans';
import { makeServer } from '@/sample-data/servers';
import { emptyDraft, toBackupsView, type BackupsSources } from '@/screens/servers/ServerScreen/backupsView';

const viewOf = (server: BackupsSources['server'], plans: BackupsSources['plans'] = { status: 'loading' }) =>
  toBackupsView({
    server,
    load: { status: 'loading' },
    draft: emptyDraft,
    question: null,
    copy: null,
    targets: { status: 'loading' },
    plans,
    schedule: 'daily',
    schedulePrice: kopecks(0),
    backups: { load: { status: 'loading' }, question: null },
  });

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

// tests: SNAPSHOTS-12
it('restores to no smaller disk and no other data centre', () => {
  const disk = { datacenter: 'gb', gigabytes: 40 };
  expect(diskCopyObstacle(disk, disk)).toBeNull();
  expect(diskCopyObstacle(disk, { ...disk, gigabytes: 39 })).toBe('smallerDisk');
  expect(diskCopyObstacle({ ...disk, gigabytes: null }, { ...disk, gigabytes: 1 })).toBeNull();
  expect(diskCopyObstacle(disk, { ...disk, gigabytes: null })).toBeNull();
  expect(diskCopyObstacle(disk, { ...disk, datacenter: 'de' })).toBe('otherDatacenter');
});

it('knows that a backup is gone only where backups are listed', () => {
  const backup = makeOrderedBackup();
  expect(isBackupGone(sampleBackups, backup)).toBe(false);
  expect(isBackupGone({ items: [] }, backup)).toBe(true);
  expect(isBackupGone({ items: null }, backup)).toBe(false);
});

// tests: SNAPSHOTS-12
it('offers plans in stock whose disk is as large, in the same data centre, cheapest first', () => {
  const plan = (star: string, size: number, monthly: number, changes: Partial<Plan> = {}) =>
    makePlan({
      name: `${star}[GB]`,
      specs: { cpu: 1, ram: 1, storage: { size, kind: 'NVME' } },
      price: { monthly: rubles(monthly), currency: 'RUB' },
      datacenter: 'gb',
      ...changes,
    });
  const own = plan('Own', 40, 500);
  const plans = [
    plan('Large', 80, 900),
    own,
    plan('Small', 39, 100),
    plan('Cheap', 40, 300),
    plan('Gone', 80, 200, { stock: 0 }),
    plan('Far', 80, 200, { datacenter: 'de' }),
  ];
  const offered = (tariff: string) => {
    const server = toServerRow(makeServer({ tariff, datacenter: 'gb' }));
    const view = viewOf(server, { status: 'ready', value: plans });
    return view.plans.status === 'ready' && view.plans.value.map(({ name }) => name);
  };
  expect(offered(own.name)).toEqual(['Cheap[GB]', 'Own[GB]', 'Large[GB]']);
  // The disk of a plan that is not sold any more is unknown; the server knows it.
  expect(offered('Former[GB]')).toEqual(['Small[GB]', 'Cheap[GB]', 'Own[GB]', 'Large[GB]']);
});

it('obstructs by the state of the server until the list is loaded', () => {
  const obstacleOf = (status: 'Active' | 'Suspended') =>
    viewOf(toServerRow(makeServer({ status }))).backups.obstacle;
  expect([obstacleOf('Active'), obstacleOf('Suspended')]).toEqual([null, 'unreachable']);
});
