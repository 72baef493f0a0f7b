import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serversHttp } from '@app/ports/http/serversHttp';
import * as balance from '@app/server/consequences/money';
import { deliver } from '@app/server/fulfilment/deliver';
import { kopecks } from '@/domain/money/money';
import { toAttention } from '@/domain/servers/attention';
import { attentionFacts } from '@/domain/servers/attentionFacts';
import type { Server, ServerId } from '@/domain/servers/server';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import type { EditableServer, EditedServer } from '@/domain/servers/serverSettings';
import { makeOrderEntry } from '@/sample-data/cart';
import { signIn, type Person } from '../server/support/signedIn';
import { ORIGIN } from '../server/support/testApp';
import { openApp } from '../server/support/openApp';
import { tariffBody } from '../server/support/tariffCharge';
import { LocalList } from '@/domain/list/localList';
import { plainQuery } from '@/domain/list/listRules';
import { readRows, type ReadPart } from '@/domain/list/pagedList';
import {
  serverRules,
  type ServerConditions,
  type ServersAbout,
  type ServerSortKey,
  type ServerSum,
} from '@/domain/servers/serverRules';
import { serversIn } from '../rowsOf';

type ReadServers = ReadPart<Server, ServerSortKey, ServerConditions, ServerSum, ServersAbout>;

const { db, app } = await openApp();
let person: Person;
const calls = vi.fn<(path: string, headers: Headers) => void>();
/** Loses the server's answer: by a cut line, or a proxy that gives up. */
let lost: (() => Response) | null = null;
const cut = () => {
  throw new TypeError('The line is cut');
};
const badGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
beforeEach(async () => {
  person = await signIn(app);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('origin', ORIGIN);
    headers.set('cookie', person.cookie);
    calls(path, headers);
    const answer = await app.fetch(path, { ...init, headers });
    return lost ? lost() : answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  calls.mockReset();
  lost = null;
});

async function first(): Promise<Server> {
  const [server] = await serversIn(serversHttp);
  if (!server) throw new Error('No server');
  return server;
}

async function settingsOf(id: ServerId): Promise<EditedServer> {
  const editable = await serversHttp.settings(id);
  if (!editable) throw new Error('No settings');
  return editable;
}

const updateOf = ({ settings }: EditableServer, name: string) => ({
  settings: { ...settings, name },
  charge: kopecks(0),
  password: null,
  userPassword: null,
});

it('reads a long list part by part, and any of its servers by their numbers', async () => {
  await first();
  const entry = makeOrderEntry();
  const entries = Array.from({ length: 6 }, (_, index) => ({
    ...entry,
    id: `${index}`,
    configuration: { ...entry.configuration, count: 100 },
  }));
  await db.transaction().execute((tx) =>
    deliver(tx, {
      userId: person.id,
      entries,
      now: new Date(),
      payment: { id: 1, amount: kopecks(0), pricedAt: new Date() },
    }),
  );
  const read: ReadServers = (...request) => serversHttp.list('vps', ...request);
  const part = await readRows(read, plainQuery(serverRules), Number.POSITIVE_INFINITY);
  const servers = part.items;
  expect(new Set(servers.map(({ id }) => id)).size).toBe(604);
  const attention = toAttention(attentionFacts(servers, dayIn(defaultTimeZone, new Date())));
  const about = { ...serverRules.about?.(servers), attention };
  expect(part).toMatchObject({ next: null, total: 604, about });
  expect(part.sums).toEqual(new LocalList(servers, serverRules).run(plainQuery(serverRules)).sums);
  expect(await serversIn(serversHttp, 'storage')).toEqual([]);
  const named = servers.slice(0, 450);
  expect(await serversHttp.named([...named.map(({ id }) => id), 9e15 as ServerId])).toEqual(named);
});

it('saves on the version of the form, whatever was read beside it, and gives what a conflict is with', async () => {
  const { id } = await first();
  const editable = await settingsOf(id);
  const { version } = editable;
  expect(await serversHttp.save(id, version, updateOf(editable, 'one'))).toMatchObject({
    status: 'done',
    value: { server: { id } },
  });
  // Another page of the tab reads it, which must not refresh the open form.
  const now = await settingsOf(id);
  const late = await serversHttp.save(id, version, updateOf(editable, 'two'));
  expect(late).toEqual({ status: 'refused', refusal: { reason: 'conflict', current: now } });
  expect((await settingsOf(id)).settings.name).toBe('one');
  expect(await serversHttp.save(id, now.version, updateOf(editable, 'two'))).toMatchObject({
    status: 'done',
  });
});

it('maps refusals to those of the port', async () => {
  const { id } = await first();
  const editable = await settingsOf(id);
  const taken = { ...editable, settings: { ...editable.settings, domain: 'api.example.ru' } };
  expect(await serversHttp.save(id, editable.version, updateOf(taken, 'one'))).toEqual({
    status: 'refused',
    refusal: 'domainTaken',
  });
  const nobody = 999_999 as ServerId;
  expect(await serversHttp.settings(nobody)).toBeNull();
  const noServer = { status: 'refused', refusal: 'noServer' };
  expect(await serversHttp.save(nobody, '1', updateOf(editable, 'one'))).toEqual(noServer);
  expect(await serversHttp.changeTariff(nobody, 'Okul', kopecks(0))).toEqual(noServer);
  expect(await serversHttp.changeTariff(id, 'Alpharg', kopecks(0))).toEqual({
    status: 'refused',
    refusal: 'noTariff',
  });
  await expect(serversHttp.details(nobody)).rejects.toMatchObject({ status: 404 });
});

it('restarts servers, and says why not', async () => {
  const [running, ordered] = await serversIn(serversHttp);
  await serversHttp.reboot([running?.id as ServerId]);
  expect((await serversHttp.details(running?.id as ServerId)).events).toHaveLength(7);
  await expect(serversHttp.reboot([ordered?.id as ServerId])).rejects.toMatchObject({ code: 'notActive' });
});

it.each([
  ['a cut line', cut, { kind: 'offline' }],
  ['a proxy', badGateway, { status: 502 }],
])(
  'tries a change of tariff lost by %s again by the same key, so that nobody pays twice',
  async (_, lose, failure) => {
    const server = await first();
    const { id } = server;
    const { charge } = tariffBody(server, 'Arcturus');
    const collect = vi.spyOn(balance, 'collect').mockResolvedValue('paid');
    lost = lose;
    await expect(serversHttp.changeTariff(id, 'Arcturus', charge)).rejects.toMatchObject(failure);
    lost = null;
    expect(await serversHttp.changeTariff(id, 'Arcturus', charge)).toMatchObject({
      status: 'done',
      value: { tariff: 'Arcturus[GB]' },
    });
    const keys = calls.mock.calls.flatMap(([, headers]) => headers.get('idempotency-key') ?? []);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    expect(collect).toHaveBeenCalledTimes(1);
    // Decided: a later request is another change.
    expect(await serversHttp.changeTariff(id, 'Arcturus', charge)).toEqual({
      status: 'refused',
      refusal: 'sameTariff',
    });
  },
);
