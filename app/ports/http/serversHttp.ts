import * as v from 'valibot';
import { namedAtOnce, rebootedAtOnce, serversContract, settingsSchema } from '@app/contract/servers';
import type { ServersPort } from '@app/ports/ports';
import { done, refused } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import type { Server, ServerId } from '@/domain/servers/server';
import { toAttention } from '@/domain/servers/attention';
import type { ChargeConflict } from '@/domain/servers/serverSettings';
import { moneySchema } from '@/domain/money/moneySchema';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { listedBody, partQuery } from './partQuery';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

/** Current settings of the server, as a refused change returns them. */
const staleSchema = v.object({ current: settingsSchema });

const one = (id: ServerId) => ({ params: { id: String(id) } });

async function save(...[id, version, update, signal]: Parameters<ServersPort['save']>) {
  try {
    const answer = send(serversContract.save, { ...one(id), version, body: update }, signal);
    const saved = await outcomeOf(answer, ['notEditable', 'domainTaken', 'addressTaken']);
    return saved;
  } catch (error) {
    const repriced = toChargeConflict(error);
    if (repriced) return refused(repriced);
    const stale =
      error instanceof PortError && error.code === 'stale' ? v.safeParse(staleSchema, error.body) : null;
    if (!stale?.success) throw error;
    return refused({ reason: 'conflict', current: stale.output.current });
  }
}

function changeTariff(...[id, tariff, charge, signal]: Parameters<ServersPort['changeTariff']>) {
  return keepKeyUntilAnswered(`tariff ${id} ${tariff} ${charge}`, (key) =>
    send(serversContract.changeTariff, { ...one(id), key, body: { tariff, charge } }, signal),
  );
}

const bothSumsSchema = v.object({ expected: moneySchema, given: moneySchema });

/** Parses the refusal of a changed price; null for other failures. */
function toChargeConflict(error: unknown): ChargeConflict | null {
  if (!(error instanceof PortError) || error.code !== 'priceChanged') return null;
  const sums = v.safeParse(bothSumsSchema, error.body);
  return sums.success ? { reason: 'priceChanged', ...sums.output } : null;
}

async function cancel(...[id, choice]: Parameters<ServersPort['cancel']>) {
  const submit = (key: string) => send(serversContract.leave, { ...one(id), key, body: choice });
  try {
    return done((await keepKeyUntilAnswered(`leave ${id} ${JSON.stringify(choice)}`, submit)).server);
  } catch (error) {
    const code = error instanceof PortError ? error.code : null;
    if (code === 'notFound') return refused({ reason: 'noServer' } as const);
    if (code === 'changed' || code === 'backupOrdered') return refused({ reason: code });
    const changed =
      error instanceof PortError && code === 'refundChanged' ? v.safeParse(bothSumsSchema, error.body) : null;
    if (!changed?.success) throw error;
    return refused({ reason: 'refundChanged', ...changed.output } as const);
  }
}

const noServer = refused('noServer');

/** Named servers per part of a power action, so that its progress shows. */
const switchedAtOnce = 20;

/** Maximum id: the contract refuses longer ones. */
const longestId = 999_999_999_999_999;

/** The signed-in user's servers over HTTP. */
export const serversHttp: ServersPort = {
  async list(line, query, part, signal) {
    const product = line === null ? {} : { product: line };
    const { about, ...answer } = await send(
      serversContract.list,
      { query: { ...partQuery(query, part), ...product } },
      signal,
    );
    return { ...answer, about: { ...about, attention: toAttention(about.attention) } };
  },
  async named(ids, signal) {
    const servers: Server[] = [];
    const numbers = [...new Set(ids)].filter((id) => id <= longestId);
    for (let from = 0; from < numbers.length; from += namedAtOnce) {
      const query = { ids: numbers.slice(from, from + namedAtOnce).join(','), limit: `${namedAtOnce}` };
      servers.push(...(await send(serversContract.list, { query }, signal)).items);
    }
    return servers;
  },
  details: (id, signal) => send(serversContract.details, one(id), signal),
  async reboot(ids, signal) {
    for (let from = 0; from < ids.length; from += rebootedAtOnce) {
      const body = { ids: ids.slice(from, from + rebootedAtOnce).map(String) };
      await send(serversContract.reboot, { body }, signal);
    }
  },
  async powerListed(action, line, chosen, cursor) {
    const product = line !== null && { product: line };
    if ('query' in chosen)
      return send(serversContract.powerListed, {
        body: { ...listedBody(chosen, cursor), ...product, action },
      });
    const from = Number(cursor);
    const to = from + switchedAtOnce;
    const ids = chosen.ids.slice(from, to).join(',');
    const part = await send(serversContract.powerListed, { body: { ids, except: [], ...product, action } });
    return { ...part, next: to < chosen.ids.length ? String(to) : null };
  },
  overview: (id, signal) => orNull(send(serversContract.overview, one(id), signal)),
  metrics: (id, range, signal) => send(serversContract.metrics, { ...one(id), query: { range } }, signal),
  console: async (id) =>
    (await orNull(outcomeOf(send(serversContract.console, one(id)), ['notActive', 'provisionerDown']))) ??
    noServer,
  power: async (id, action) => {
    const submit = (key: string) => send(serversContract.power, { ...one(id), key, body: { action } });
    const answer = outcomeOf(keepKeyUntilAnswered(`power ${id} ${action}`, submit), ['changed']);
    return (await orNull(answer)) ?? noServer;
  },
  saveTags: async (id, tags) => {
    const server = await orNull(send(serversContract.saveTags, { ...one(id), body: { tags: [...tags] } }));
    return server ? done(server) : noServer;
  },
  settings: (id, signal) => orNull(send(serversContract.settings, one(id), signal)),
  cancellationQuote: (id, signal) => send(serversContract.leaving, one(id), signal),
  cancel,
  keep: async (id) => (await orNull(outcomeOf(send(serversContract.stay, one(id)), ['changed']))) ?? noServer,
  save: async (...request) => (await orNull(save(...request))) ?? noServer,
  changeTariff: async (...request) => {
    try {
      return (await orNull(outcomeOf(changeTariff(...request), ['noTariff', 'sameTariff']))) ?? noServer;
    } catch (error) {
      const repriced = toChargeConflict(error);
      if (!repriced) throw error;
      return refused(repriced);
    }
  },
};
