import type { ServerId } from '@/domain/servers/server';
import { makeBackup } from '@/sample-data/backups';
import { expectSame, Skipped } from '../contractViolation';
import { serversIn } from './firstRows';
import { expectFailure, type PortCase } from './portCase';

const nobodys = 900_000_000 as ServerId;

/** Backups of a server at the provider. */
export const backupPortCases: readonly PortCase[] = [
  {
    calls: ['backups.list', 'backups.make', 'backups.restore', 'backups.remove'],
    title: 'lists the newest backup first, and does one thing to a server at a time',
    async run({ servers, backups }) {
      const active = (await serversIn(servers)).find(({ status }) => status === 'Active');
      if (!active) throw new Skipped('no server of the account is active');
      const { items } = await backups.list(active.id);
      const times = (items ?? []).map(({ madeAt }) => Date.parse(madeAt));
      expectSame(
        'the order of the backups',
        times,
        times.toSorted((one, other) => other - one),
      );
      const outcome = await backups.make(active.id);
      // The demonstration changes nothing (D51); the server may have no schedule, or be busy with an earlier case.
      if (outcome.status === 'refused') return;
      const { current } = await backups.list(active.id);
      // It may have ended already.
      if (current === null) return;
      expectSame('the operation', current, { action: 'make', backupId: null });
      const changed = { status: 'refused', refusal: 'changed' };
      expectSame('a second backup meanwhile', await backups.make(active.id), changed);
      expectSame('a restore meanwhile', await backups.restore(active.id, makeBackup()), changed);
      expectSame('a deletion meanwhile', await backups.remove(active.id, makeBackup()), changed);
    },
  },
  {
    calls: ['backups.list', 'backups.make', 'backups.restore', 'backups.restoreTo', 'backups.remove'],
    title: 'shows and changes no backups of a server that the account has not',
    async run({ backups }) {
      const outcomes = [
        await backups.make(nobodys),
        await backups.restore(nobodys, makeBackup()),
        await backups.restoreTo(nobodys, makeBackup(), nobodys),
        await backups.remove(nobodys, makeBackup()),
      ];
      for (const { status } of outcomes) expectSame('a change of nobody’s server', status, 'refused');
      // In the demonstration every server has the same ones.
      if (outcomes.some((each) => each.status === 'refused' && each.refusal === 'demonstration')) return;
      await expectFailure('backups of nobody’s server', backups.list(nobodys));
    },
  },
];
