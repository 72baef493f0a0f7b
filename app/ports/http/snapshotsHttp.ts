import type * as v from 'valibot';
import { snapshotsContract } from '@app/contract/snapshots';
import type { SnapshotsPort } from '@app/ports/snapshotsPort';
import { refused } from '@/domain/results/outcome';
import type { ServerId } from '@/domain/servers/server';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

type Answer = v.InferOutput<typeof snapshotsContract.list.answer>;

const itemsOf = async (answer: Promise<Answer>) => (await answer).items;

/** A server or a snapshot that is gone is a change too. */
const gone = refused('changed');

const params = (id: ServerId) => ({ id: String(id) });

/** The signed-in user's snapshots over HTTP. */
export const snapshotsHttp: SnapshotsPort = {
  list: (id, signal) => send(snapshotsContract.list, { params: params(id) }, signal),
  make: async (id, name) => {
    const submit = (key: string) =>
      itemsOf(send(snapshotsContract.make, { params: params(id), key, body: { name } }));
    const answer = keepKeyUntilAnswered(`snapshot ${id} ${name}`, submit);
    return (await orNull(outcomeOf(answer, ['changed', 'snapshotLimit']))) ?? gone;
  },
  act: async (id, snapshot, action) => {
    const one = { ...params(id), snapshotId: String(snapshot) };
    const answer =
      action === 'remove'
        ? itemsOf(send(snapshotsContract.remove, { params: one }))
        : keepKeyUntilAnswered(`restore ${id} ${snapshot}`, (key) =>
            itemsOf(send(snapshotsContract.restore, { params: one, key })),
          );
    return (await orNull(outcomeOf(answer, ['changed']))) ?? gone;
  },
  restoreTo: async (id, snapshot, target) => {
    const one = { ...params(id), snapshotId: String(snapshot) };
    const submit = (key: string) =>
      itemsOf(send(snapshotsContract.restoreTo, { params: one, key, body: { serverId: String(target) } }));
    const answer = keepKeyUntilAnswered(`restore ${id} ${snapshot} ${target}`, submit);
    return (await orNull(outcomeOf(answer, ['changed', 'smallerDisk', 'otherDatacenter']))) ?? gone;
  },
};
