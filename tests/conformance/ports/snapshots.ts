import type { ServerId } from '@/domain/servers/server';
import { expectSame, Skipped } from '../contractViolation';
import { serversIn } from './firstRows';
import { expectFailure, valueOf, type PortCase } from './portCase';

const nobodys = 900_000_000 as ServerId;
const changed = { status: 'refused', refusal: 'changed' };

/** Snapshots of a server's disk. */
export const snapshotPortCases: readonly PortCase[] = [
  {
    calls: ['snapshots.make', 'snapshots.list', 'snapshots.restore', 'snapshots.remove'],
    title: 'makes a snapshot, and does nothing else to the server meanwhile',
    async run({ servers, snapshots }) {
      const active = (await serversIn(servers)).find(({ status }) => status === 'Active');
      if (!active) throw new Skipped('no server of the account is active');
      const before = await snapshots.list(active.id);
      if (before.items.length >= before.max) throw new Skipped('the server has all its snapshots');
      const outcome = await snapshots.make(active.id, '  Before the kit ');
      // The demonstration changes nothing (D51); the server may be busy with an earlier case.
      if (outcome.status === 'refused') return;
      const [made, ...others] = valueOf('a snapshot', outcome);
      expectSame('the name of the snapshot', made?.name, 'Before the kit');
      expectSame('the snapshots from before', others, before.items);
      if (made?.state !== 'making') return;
      for (const action of ['restore', 'remove'] as const)
        expectSame(
          `${action} of a snapshot that is being made`,
          await snapshots.act(active.id, made.id, action),
          changed,
        );
      expectSame('a second snapshot meanwhile', await snapshots.make(active.id, 'Another'), changed);
    },
  },
  {
    calls: ['snapshots.list', 'snapshots.make', 'snapshots.restoreTo'],
    title: 'makes and copies no snapshot of a server that the account has not',
    async run({ snapshots }) {
      const outcome = await snapshots.make(nobodys, 'Of nobody');
      expectSame('a snapshot of nobody’s server', outcome.status, 'refused');
      const copied = await snapshots.restoreTo(nobodys, 1, nobodys);
      expectSame('a copy of nobody’s snapshot', copied.status, 'refused');
      // In the demonstration every server has the same ones.
      if (outcome.status === 'refused' && outcome.refusal === 'demonstration') return;
      await expectFailure('snapshots of nobody’s server', snapshots.list(nobodys));
    },
  },
];
