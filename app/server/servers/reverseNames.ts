import type { networkContract } from '@app/contract/network';
import { forwardAnswer, toReverseName, type ReverseName } from '@/domain/servers/reverseName';
import type { ServerId } from '@/domain/servers/server';
import { detailsOf } from '@/domain/servers/detailsOf';
import type { ServerAddress } from '@/domain/servers/serverDetails';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { addOperations } from '../provisioning/operations';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { toEditable } from '../serverStore/store';
import { forwardLookup } from './forwardLookup';
import { lockIdle } from './idle';

/** Names that an owner has set. */
const storedNames = (db: Db, userId: string, id: ServerId) =>
  db
    .selectFrom('reverseName')
    .select(['address', 'name', 'wanted', 'state'])
    .where('userId', '=', userId)
    .where('serverId', '=', id)
    .execute();

/** Replaces the names of addresses by those that their owner has set. */
export async function withReverseNames(
  db: Db,
  userId: string,
  id: ServerId,
  addresses: readonly ServerAddress[],
): Promise<ServerAddress[]> {
  const stored = new Map((await storedNames(db, userId, id)).map((row) => [row.address, row]));
  return addresses.map((each) => {
    const row = stored.get(each.address);
    return row?.name === undefined || row.name === null ? each : { ...each, reverseName: row.name || null };
  });
}

async function namesOf(db: Db, userId: string, id: ServerId): Promise<{ items: ReverseName[] }> {
  const editable = toEditable(await foundServer(serverRow(db, userId, id)));
  const stored = new Map((await storedNames(db, userId, id)).map((row) => [row.address, row]));
  const items = detailsOf(editable, []).addresses.map(({ address, reverseName }) => {
    const row = stored.get(address);
    const name = row?.name === undefined || row.name === null ? reverseName : row.name || null;
    return { address, name, wanted: row?.wanted ?? null, state: row?.state ?? ('set' as const) };
  });
  return { items };
}

type NameCalls = 'reverseNames' | 'saveReverseName' | 'checkReverseName';

/** Handlers of the reverse names of a server's addresses. */
export const reverseNameRoutes: Pick<Handlers<typeof networkContract>, NameCalls> = {
  reverseNames: ({ db, caller, params: { id } }) => namesOf(db, caller.id, id),
  async checkReverseName({ db, caller, params: { id }, query }) {
    await foundServer(serverRow(db, caller.id, id));
    const host = toReverseName(query.name);
    if ('problem' in host || host.name === '' || query.address === undefined)
      return { forward: 'unresolved' };
    return { forward: forwardAnswer(query.address, await forwardLookup(host.name)) };
  },
  async saveReverseName({ db, caller, params: { id }, body, now, changed }) {
    const host = toReverseName(body.name);
    if ('problem' in host) throw refusal('invalidReverseName', { problem: host.problem });
    const { server } = await lockIdle(db, caller.id, id);
    const { items } = await namesOf(db, caller.id, id);
    const { address } = body;
    if (!items.some((each) => each.address === address)) throw refusal('notFound');
    const states = { wanted: host.name, state: 'setting' as const };
    await db
      .insertInto('reverseName')
      .values({ userId: caller.id, serverId: id, address, name: null, ...states })
      .onConflict((conflict) => conflict.columns(['userId', 'serverId', 'address']).doUpdateSet(states))
      .execute();
    const command = { action: 'setReverseName', address, name: host.name } as const;
    await addOperations(db, caller.id, [{ serverId: id, title: server.domain, command }], now);
    changed(caller.id, 'servers');
    return namesOf(db, caller.id, id);
  },
};
