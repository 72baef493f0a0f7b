import { beforeAll, expect, it, vi } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import { sampleSettings } from '@/sample-data/admin';
import { openApp } from '../support/openApp';
import { newKey } from '../support/accountMoney';
import { deleteAccount } from '../support/deleteAccount';
import { process } from '../support/received';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp();
let admin: Person;
let ann: Person;
beforeAll(async () => {
  [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
  await callAs(app, ann, serversContract.list);
});

const { servers, power, saveServer, overview, analytics, settings, saveSettings, users } = adminContract;

const listed = async () => (await answerOf(servers, callAs(app, admin, servers))).items;
const annsServers = async () => (await listed()).filter(({ user }) => user === ann.email);

async function running() {
  const server = (await annsServers()).find(({ status }) => status === 'Running');
  if (!server) throw new Error('No server runs');
  return server;
}

const act = (id: number, action: string) =>
  callAs(app, admin, power, { params: { id: String(id) }, body: { action } });

const trail = () =>
  db.selectFrom('auditEvent').select(['kind', 'subject', 'before', 'after']).orderBy('id').execute();

it('lists the servers of all customers, and counts them everywhere alike', async () => {
  const own = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const found = await annsServers();
  expect(found.map(({ id, name }) => [Number(id), name])).toEqual(
    own.items.map(({ id, domain }) => [Number(id), domain]).toSorted(([a], [b]) => Number(b) - Number(a)),
  );
  const all = await listed();
  const figures = await answerOf(overview, callAs(app, admin, overview));
  expect(figures.servers).toEqual({
    total: all.length,
    running: all.filter(({ status }) => status === 'Running').length,
    stopped: all.filter(({ status }) => status === 'Stopped').length,
    suspended: all.filter(({ status }) => status === 'Suspended').length,
  });
  const { datacenters } = await answerOf(analytics, callAs(app, admin, analytics));
  expect(datacenters.reduce((sum, each) => sum + each.servers, 0)).toBe(all.length);
  const { items } = await answerOf(users, callAs(app, admin, users));
  expect(items.find(({ email }) => email === ann.email)?.servers).toBe(found.length);
});

// tests: SERVERPAGE-08
it('stops, starts and restarts a server for its owner too, once, and writes it down twice', async () => {
  const { id, name } = await running();
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(ann.id, told);
  const both = await Promise.all([act(id, 'stop'), act(id, 'stop')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(told).toHaveBeenCalledExactlyOnceWith(['servers']);
  const { list } = serversContract;
  const stopped = await answerOf(list, callAs(app, ann, list, { query: { status: 'Stopped' } }));
  expect(stopped.items.map(({ domain }) => domain)).toEqual([name]);
  await answerOf(power, act(id, 'start'));
  await answerOf(power, act(id, 'restart'));
  expect((await trail()).map(({ before: _, after: __, ...event }) => event)).toEqual([
    { kind: 'serverStopped', subject: name },
    { kind: 'serverStarted', subject: name },
    { kind: 'serverRestarted', subject: name },
  ]);
  const history = await db
    .selectFrom('serverEvent')
    .select('kind')
    .where('serverId', '=', Number(id) as never)
    .where('actor', '=', 'support')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  expect(history.map(({ kind }) => kind)).toEqual(['rebooted', 'resumed', 'stopped']);
  const none = await act(999_999_999, 'stop');
  expect([none.status, await codeOf(none)]).toEqual([404, 'notFound']);
  stop();
});

it('gives a server another name and last day by the rules of its form', async () => {
  const [server, other] = await annsServers();
  if (!server || !other) throw new Error('Too few servers');
  const params = { id: String(server.id) };
  const save = (body: unknown) => callAs(app, admin, saveServer, { params, body });
  const saved = await answerOf(saveServer, save({ name: 'new.example.ru', expires: '2030-12-31' }));
  expect(saved).toEqual({ ...server, name: 'new.example.ru', expires: '2030-12-31' });
  expect((await annsServers())[0]).toEqual(saved);
  expect((await trail()).at(-1)).toEqual({
    kind: 'serverEdited',
    subject: 'new.example.ru',
    before: { id: server.id, name: server.name, expires: server.expires },
    after: { id: server.id, name: 'new.example.ru', expires: '2030-12-31' },
  });
  const wrong = await save({ name: 'not a host', expires: '1999-01-01' });
  expect(await wrong.json()).toMatchObject({ code: 'invalidRequest', fields: ['name', 'expires'] });
  expect(await codeOf(await save({ name: other.name, expires: '2030-12-31' }))).toBe('domainTaken');
});

/** Payment that an administrator enters. */
const received = { amount: { currency: 'RUB', minor: 165_585 } };

it('takes a payment for received once, and keeps the payments of a deleted account', async () => {
  const { payments, processPayment, deleteUser } = adminContract;
  const bob = await signIn(app);
  await callAs(app, bob, serversContract.list);
  const bobs = async () =>
    (await answerOf(payments, callAs(app, admin, payments))).items.filter(({ user }) => user === bob.email);
  const before = await bobs();
  const pending = before.find(({ status }) => status === 'Pending');
  const params = { id: String(pending?.id) };
  const both = await Promise.all([1, 2].map(() => process(app, admin, pending?.id ?? 0)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const after = await bobs();
  expect(after).toEqual(
    before.map((each) => (each.id === pending?.id ? { ...each, status: 'Completed', expected: null } : each)),
  );
  expect((await trail()).at(-1)).toMatchObject({
    kind: 'paymentProcessed',
    before: { status: 'Pending' },
    after: { status: 'Completed' },
  });
  await answerOf(deleteUser, deleteAccount(app, admin, bob));
  expect(await bobs()).toEqual(after.map((each) => ({ ...each, account: 'deleted' })));
  expect(
    await codeOf(await callAs(app, admin, processPayment, { params, key: newKey(), body: received })),
  ).toBe('accountDeleted');
});

it('cancels unpaid payments of a deleted account, and refuses to process them', async () => {
  const { payments, processPayment, deleteUser } = adminContract;
  const eve = await signIn(app);
  await callAs(app, eve, serversContract.list);
  const eves = async () =>
    (await answerOf(payments, callAs(app, admin, payments))).items.filter(({ user }) => user === eve.email);
  const pending = (await eves()).find(({ status }) => status === 'Pending');
  const pendingCount = async () => (await answerOf(overview, callAs(app, admin, overview))).pending.count;
  const waiting = await pendingCount();
  await answerOf(deleteUser, deleteAccount(app, admin, eve));
  expect((await eves()).find((each) => each.id === pending?.id)).toEqual({
    ...pending,
    account: 'deleted',
    status: 'Failed',
    failure: 'canceled',
    expected: null,
  });
  expect(await pendingCount()).toBe(waiting - 1);
  const params = { id: String(pending?.id) };
  const refused = await callAs(app, admin, processPayment, {
    params,
    key: newKey(),
    body: received,
    headers: { 'accept-language': 'en' },
  });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'accountDeleted',
    error: 'The account of this customer is deleted: the payment cannot be processed any more',
  });
  const unknown = await callAs(app, admin, processPayment, {
    params: { id: '999999' },
    key: newKey(),
    body: received,
  });
  expect([unknown.status, await codeOf(unknown)]).toEqual([404, 'notFound']);
});

// tests: ADMIN-43
it('stores the settings, which begin as those of §9, with what they were', async () => {
  const first = { ...sampleSettings, smtpHost: '' };
  const beside = { fixed: [], hasSmtpPassword: false };
  const read = () => answerOf(settings, callAs(app, admin, settings));
  expect(await read()).toEqual({ ...first, version: '0', ...beside });
  const put = (body: unknown, version: string) => callAs(app, admin, saveSettings, { body, version });
  const next = { ...first, taxRate: 20 };
  const saved = await answerOf(saveSettings, put(next, '0'));
  expect(saved).toEqual({ ...next, version: '1', ...beside });
  // Of two administrators at once, the second learns what the first has saved.
  const both = await Promise.all([put({ ...next, taxRate: 21 }, '1'), put({ ...next, siteName: 'B' }, '1')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const now = await read();
  const late = both.find(({ status }) => status === 409);
  const { fixed: _, hasSmtpPassword: _has, ...current } = now;
  expect(await late?.json()).toMatchObject({ code: 'stale', current });
  const events = (await trail()).filter(({ kind }) => kind === 'settingsSaved');
  expect(events.map(({ before, after }) => [before, after])).toEqual([
    [first, next],
    [next, expect.objectContaining({ smtpHost: '' })],
  ]);
  const wrong = await put({ ...next, smtpHost: 'no host', sessionMinutes: 5.5 }, now.version);
  expect(await wrong.json()).toMatchObject({
    code: 'invalidRequest',
    fields: ['smtpHost', 'sessionMinutes'],
  });
  expect((await put({ ...next, maxLoginAttempts: 0 }, now.version)).status).toBe(422);
});
