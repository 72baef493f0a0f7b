import { rebootedAtOnce, serversContract } from '@app/contract/servers';
import { newKey } from '@app/device/newKey';
import type { ServersPort } from '@app/ports/ports';
import { refused } from '@/domain/outcome';
import type { ProductLine } from '@/domain/plan';
import { PortError } from '@/domain/portError';
import type { ServerId } from '@/domain/server';
import { allPages } from './allPages';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

/** Of the settings that were read last: what is saved is a change of those. */
const versions = new Map<ServerId, string>();
/** Of changes of tariff whose answer did not come: whoever tries again is not charged again. */
const keys = new Map<string, string>();

const one = (id: ServerId) => ({ params: { id: String(id) } });

const listOf = (product: ProductLine | undefined, signal?: AbortSignal) =>
  allPages((query) => send(serversContract.list, { query: { ...query, product } }, signal));

async function readSettings(id: ServerId, signal?: AbortSignal) {
  const { version, ...editable } = await send(serversContract.settings, one(id), signal);
  versions.set(id, version);
  return editable;
}

async function save(...[id, update, signal]: Parameters<ServersPort['save']>) {
  if (!versions.has(id)) await readSettings(id, signal);
  const version = versions.get(id) ?? '';
  const saved = await send(serversContract.save, { ...one(id), version, body: update }, signal);
  versions.set(id, saved.version);
  return saved.server;
}

async function changeTariff(...[id, tariff, signal]: Parameters<ServersPort['changeTariff']>) {
  const change = `${id} ${tariff}`;
  const key = keys.get(change) ?? newKey();
  keys.set(change, key);
  try {
    const server = await send(serversContract.changeTariff, { ...one(id), key, body: { tariff } }, signal);
    keys.delete(change);
    return server;
  } catch (error) {
    if (error instanceof PortError && error.kind === 'refused') keys.delete(change);
    throw error;
  }
}

const noServer = refused('noServer');

/** The servers of whoever is signed in. */
export const serversHttp: ServersPort = {
  list: (signal) => listOf(undefined, signal),
  listOf,
  details: (id, signal) => send(serversContract.details, one(id), signal),
  async reboot(ids, signal) {
    for (let from = 0; from < ids.length; from += rebootedAtOnce) {
      const body = { ids: ids.slice(from, from + rebootedAtOnce).map(String) };
      await send(serversContract.reboot, { body }, signal);
    }
  },
  settings: (id, signal) => orNull(readSettings(id, signal)),
  save: async (...request) =>
    (await orNull(outcomeOf(save(...request), ['notEditable', 'domainTaken', 'addressTaken']))) ?? noServer,
  changeTariff: async (...request) =>
    (await orNull(outcomeOf(changeTariff(...request), ['noTariff', 'sameTariff']))) ?? noServer,
};
