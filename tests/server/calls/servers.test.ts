import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { notificationsContract } from '@app/contract/notifications';
import { serversContract } from '@app/contract/servers';
import * as balance from '@app/server/consequences/money';
import { daysBetween } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { rubles } from '@/domain/money/money';
import { osText } from '@/domain/order/os';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import type { ServerId } from '@/domain/servers/server';
import { sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type CallParts, type Person } from '../support/signedIn';
import { createTestApp } from '../support/testApp';
import { tariffBody } from '../support/tariffCharge';

const { db, app } = await openApp();
let ann: Person;
let bob: Person;
/** Mock of the charge: the amount and the method are billing's own. */
let collect: MockInstance<typeof balance.collect>;
beforeEach(async () => {
  collect = vi.spyOn(balance, 'collect').mockResolvedValue('paid');
  [ann, bob] = [await signIn(app), await signIn(app)];
});

const { list, details, settings, save, reboot, changeTariff } = serversContract;
const all = async (person: Person) => (await answerOf(list, callAs(app, person, list))).items;
const at = (id: ServerId, rest: CallParts = {}): CallParts => ({ params: { id: String(id) }, ...rest });
const read = (person: Person, id: ServerId) => answerOf(settings, callAs(app, person, settings, at(id)));
const history = async (person: Person, id: ServerId) =>
  (await answerOf(details, callAs(app, person, details, at(id)))).events;

async function first(person: Person) {
  const [server] = await all(person);
  if (!server) throw new Error('No server');
  return server;
}

// tests: ACCOUNT-04
it('begins with the specification’s four servers, under numbers of the account’s own (D25)', async () => {
  const [own, others] = [await all(ann), await all(bob)];
  expect(own.map(({ domain, status }) => [domain, status])).toEqual(
    sampleServers.map(({ domain, status }) => [domain, status]),
  );
  const ids = [...own, ...others].map(({ id }) => id);
  expect(new Set(ids).size).toBe(8);
  expect(Math.min(...ids)).toBeGreaterThan(Math.max(...sampleServers.map(({ id }) => id)));
  const { items } = await answerOf(notificationsContract.list, callAs(app, ann, notificationsContract.list));
  const suspended = own.find(({ status }) => status === 'Suspended');
  expect(items.map(({ about }) => about)).toContainEqual({
    kind: 'serverSuspended',
    serverId: suspended?.id,
    domain: suspended?.domain,
  });
  expect((await history(ann, suspended?.id as ServerId))[0]).toMatchObject({ kind: 'suspended' });
});

it('has none where no demo data is wanted', async () => {
  const empty = createTestApp(db, { deps: { hasDemoData: false } });
  const person = await signIn(empty);
  expect(await answerOf(list, callAs(empty, person, list))).toEqual({
    items: [],
    next: null,
    total: 0,
    sums: { monthly: 0, rebootable: 0, startable: 0 },
    about: { statuses: [], datacenters: [], tariffs: [], tags: [], attention: [] },
  });
});

it('shows addresses, history and access of one’s own server, and nothing of another’s', async () => {
  const { id, ip } = await first(ann);
  expect(await answerOf(details, callAs(app, ann, details, at(id)))).toMatchObject({
    addresses: [{ address: ip, isPrimary: true }],
    access: { system: 'linux', host: ip, user: 'root' },
  });
  expect(await history(ann, id)).toHaveLength(6);
  const theirs = [
    callAs(app, bob, details, at(id)),
    callAs(app, bob, settings, at(id)),
    callAs(app, bob, changeTariff, at(id, { key: 'k'.repeat(16), body: { tariff: 'Okul', charge: 0 } })),
    callAs(app, bob, reboot, { body: { ids: [String(id)] } }),
    callAs(app, bob, save, at(id, { version: '1', body: await bodyOf(ann, id) })),
    callAs(app, bob, details, { params: { id: '999999999' } }),
  ];
  for (const answer of await Promise.all(theirs))
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'notFound']);
  expect(await history(ann, id)).toHaveLength(6);
  expect(collect).not.toHaveBeenCalled();
});

/** The settings as they are, changed somewhere. */
async function bodyOf(person: Person, id: ServerId, changes: object = {}) {
  const editable = await read(person, id);
  const chosen = { ...editable.settings, ...changes };
  const { charge } = quoteSettings(editable, chosen, {
    today: dayIn(defaultTimeZone, new Date()),
    prices: samplePrices,
  });
  return { settings: chosen, charge, password: null, userPassword: null };
}

it('saves settings at their price, and refuses what was read before somebody else saved', async () => {
  const { id, monthlyPrice } = await first(ann);
  const { version } = await read(ann, id);
  const body = await bodyOf(ann, id, { name: ' front ', panel: 'cpanel', ipv4: 2 });
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(ann.id, told);
  const saved = await answerOf(save, callAs(app, ann, save, at(id, { version, body })));
  expect(saved).toMatchObject({
    settings: { name: 'front', panel: 'cpanel', ipv4: 2 },
    server: { monthlyPrice: monthlyPrice + rubles(700), optionsMonthly: rubles(700) },
    optionPrices: { panel: rubles(500), ipv4: [rubles(200)] },
  });
  expect(told).toHaveBeenCalledExactlyOnceWith(['servers', 'account', 'payments', 'notifications']);
  expect(collect).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ amount: body.charge, reason: `options:${id}` }),
  );
  stop();
  expect(await read(ann, id)).toEqual(saved);
  const late = await callAs(app, ann, save, at(id, { version, body }));
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    code: 'stale',
    current: { version: saved.version, settings: { name: 'front' } },
  });
  const unversioned = await callAs(app, ann, save, at(id, { body }));
  expect([unversioned.status, await codeOf(unversioned)]).toEqual([422, 'invalidRequest']);
});

// tests: SERVERPAGE-08
it('writes a reinstallation into the history', async () => {
  const { id } = await first(ann);
  const body = await bodyOf(ann, id, { os: 'Ubuntu 20.04' });
  await answerOf(save, callAs(app, ann, save, at(id, { version: '1', body })));
  expect((await history(ann, id))[0]).toMatchObject({ kind: 'reinstalled', detail: 'Ubuntu 20.04' });
  expect((await first(ann)).os).toBe('Ubuntu 20.04');
});

// tests: EDIT-07
it('reinstalls what the provider offers, and refuses what it withholds unless it is installed', async () => {
  const { id } = await first(ann);
  const trySave = async (changes: object) =>
    callAs(
      app,
      ann,
      save,
      at(id, { version: (await read(ann, id)).version, body: await bodyOf(ann, id, changes) }),
    );
  expect((await answerOf(save, trySave({ os: 'Debian 12', software: 'none' }))).server.os).toBe('Debian 12');
  // The installation is over.
  await db.updateTable('server').set({ status: 'Active' }).where('id', '=', id).execute();
  await db.updateTable('system').set({ sale: 'withheld' }).where('family', '=', 'debian').execute();
  const { systems } = await read(ann, id);
  expect(systems?.filter(({ isOffered }) => !isOffered).map(osText)).toEqual([
    'Debian 10',
    'Debian 11',
    'Debian 12',
  ]);
  const refused = await trySave({ os: 'Debian 11' });
  expect(await refused.json()).toMatchObject({ code: 'invalidSettings', fields: ['os'] });
  expect((await answerOf(save, trySave({ software: 'docker' }))).settings).toMatchObject({
    os: 'Debian 12',
    software: 'docker',
  });
  await db.updateTable('system').set({ sale: 'offered' }).execute();
});

it('refuses settings that cannot be, each by its code, and changes nothing', async () => {
  const [one, , , suspended] = await all(ann);
  const id = one?.id as ServerId;
  const before = await read(ann, id);
  const cases: readonly (readonly [object, string])[] = [
    [{ domain: 'MAIL.example.ru' }, 'domainTaken'],
    [{ domain: 'https://shop.example' }, 'invalidSettings'],
    [{ ip: '8.8.8.8' }, 'invalidSettings'],
    [{ os: 'TempleOS' }, 'invalidSettings'],
    [{ username: 'root' }, 'invalidSettings'],
    [{ name: 'a\0b' }, 'invalidCharacters'],
    [{ ipv4: 6 }, 'invalidRequest'],
  ];
  for (const [changes, code] of cases) {
    const answer = await callAs(
      app,
      ann,
      save,
      at(id, { version: before.version, body: await bodyOf(ann, id, changes) }),
    );
    expect(await codeOf(answer)).toBe(code);
  }
  expect(await read(ann, id)).toEqual(before);
  const stopped = suspended?.id as ServerId;
  const { version } = await read(ann, stopped);
  const body = await bodyOf(ann, stopped, { panel: 'plesk' });
  expect(await codeOf(await callAs(app, ann, save, at(stopped, { version, body })))).toBe('notEditable');
});

it('begins with addresses that no other account has, and takes none as the main one but its own', async () => {
  const servers = [...(await all(ann)), ...(await all(bob))];
  expect(new Set(servers.map(({ ip }) => ip)).size).toBe(8);
  const [one, other] = servers;
  const id = one?.id as ServerId;
  expect((await read(ann, id)).addresses).toEqual([one?.ip]);
  const body = await bodyOf(ann, id, { ip: other?.ip });
  const answer = await callAs(app, ann, save, at(id, { version: '1', body }));
  expect(await answer.json()).toMatchObject({ code: 'invalidSettings', fields: ['ip'] });
});

// tests: SERVERPAGE-08
it('restarts servers that run, all or none, and writes it into their histories (D8, D32)', async () => {
  const [one, ordered] = await all(ann);
  const [id, stopped] = [one?.id as ServerId, ordered?.id as ServerId];
  const refusedOne = await callAs(app, ann, reboot, { body: { ids: [String(id), String(stopped)] } });
  expect(await refusedOne.json()).toMatchObject({ code: 'notActive', ids: [String(stopped)] });
  expect(await history(ann, id)).toHaveLength(6);
  await answerOf(reboot, callAs(app, ann, reboot, { body: { ids: [String(id), String(id)] } }));
  const events = await history(ann, id);
  expect(events).toHaveLength(7);
  expect(events[0]).toMatchObject({ kind: 'rebooted', actor: 'customer' });
});

// tests: SERVERPAGE-08
it('moves a server to another tariff once for a key, and charges what the server works out', async () => {
  const server = await first(ann);
  const { id, endDate } = server;
  const body = tariffBody(server, 'Arcturus');
  const change = () =>
    answerOf(changeTariff, callAs(app, ann, changeTariff, at(id, { key: 'once-and-no-more', body })));
  const [moved, again] = await Promise.all([change(), change()]);
  expect(moved).toMatchObject({ id, tariff: 'Arcturus[GB]', monthlyPrice: rubles(5500), endDate });
  expect(again).toEqual(moved);
  expect(collect).toHaveBeenCalledTimes(1);
  // The difference of every day that is left (D37).
  const daysLeft = daysBetween(dayIn(defaultTimeZone, new Date()), endDate);
  expect(collect.mock.calls[0]?.[1]).toMatchObject({
    userId: ann.id,
    amount: Math.round((rubles(5500 - 1577) * daysLeft) / 30),
    entries: [{ kind: 'tariff', serverId: id, tariff: 'Arcturus' }],
  });
  expect((await history(ann, id))[0]).toMatchObject({ kind: 'tariffChanged', detail: 'Arcturus[GB]' });
  expect(await read(ann, id)).toMatchObject({ memory: 6, version: '2' });
});

it('charges one of two changes to the same tariff at once, and refuses what cannot be', async () => {
  const server = await first(ann);
  const change = (key: string, tariff: string) =>
    callAs(app, ann, changeTariff, at(server.id, { key, body: tariffBody(server, tariff) }));
  const answers = await Promise.all([change('first-of-two', 'Castor'), change('second-of-two', 'Castor')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await codeOf(await change('another-key', 'Alpharg'))).toBe('noTariff');
  expect(collect).toHaveBeenCalledTimes(1);
});

// tests: LEDGER-06
it('leaves the server as it is while the bill for its tariff waits (D28)', async () => {
  collect.mockResolvedValue('billed');
  const server = await first(ann);
  const answer = callAs(
    app,
    ann,
    changeTariff,
    at(server.id, { key: 'a-key-of-a-bill', body: tariffBody(server, 'Okul') }),
  );
  expect(await answerOf(changeTariff, answer)).toEqual(server);
  expect(await first(ann)).toEqual(server);
  expect((await history(ann, server.id))[0]).toMatchObject({ kind: 'tariffRequested' });
});
