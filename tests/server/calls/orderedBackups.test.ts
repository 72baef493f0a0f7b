import { beforeEach, expect, it } from 'vitest';
import { backupsContract } from '@app/contract/backups';
import { billingContract } from '@app/contract/billing';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { ordersContract } from '@app/contract/orders';
import { serversContract } from '@app/contract/servers';
import { sshKeysContract } from '@app/contract/sshKeys';
import { holdServers, releaseServers } from '@app/server/fulfilment/hold';
import { enqueue } from '@app/server/jobs/enqueue';
import type { Mail } from '@app/server/mail/mailer';
import { accessHandler } from '@app/server/operations/accessJob';
import { ended } from '@app/server/operations/results';
import type { Command } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { storedHistories } from '@app/server/provisioning/simulatedBackups';
import { viewsOf } from '@app/server/provisioning/views';
import { renewingOf } from '@app/server/renewals/state';
import { takeStep } from '@app/server/renewals/steps';
import { serverRow } from '@app/server/serverStore/read';
import { brand } from '@/brand';
import { planNamed, type Plan } from '@/domain/catalog/plan';
import type { OrderedBackup } from '@/domain/order/orderedBackup';
import type { ServerId } from '@/domain/servers/server';
import type { IsoDate } from '@/domain/time/dates';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { samplePublicKey } from '@/sample-data/sshKeys';
import { newestEntries, signInWithServer } from '../support/activeServer';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { newestNotice, noticesOf } from '../support/notices';
import { openApp } from '../support/openApp';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, type Person } from '../support/signedIn';
import { testSeal } from '../support/testApp';

const { db, app } = await openApp((opened) => ({
  deps: {
    views: viewsOf(simulatedProvisioner({ histories: storedHistories(opened) }), { warn: () => undefined }),
  },
}));

let ann: Person;
let from: { id: string };
let backup: OrderedBackup;
let plan: Plan;

/** Her server has a backup, and its own plan is on sale. */
beforeEach(async () => {
  sent.length = 0;
  mails.length = 0;
  ({ ann, params: from } = await signInWithServer(app));
  const id = Number(from.id) as ServerId;
  const found = planNamed(samplePlans, 'Diadem[GB]');
  if (!found) throw new Error('The sample plan is needed');
  plan = found;
  await changeSource({ tariff: plan.name, datacenter: plan.datacenter });
  await answerOf(backupsContract.make, request(backupsContract.make));
  await finish(0, 60);
  const { items } = await listed();
  const [newest] = items ?? [];
  if (!newest) throw new Error('A backup is needed');
  const { domain } = await db
    .selectFrom('server')
    .select('domain')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  backup = { serverId: id, serverName: domain, backupId: newest.id, madeAt: newest.madeAt };
});

async function changeSource(changes: { tariff?: string; datacenter?: string; status?: string }) {
  const id = Number(from.id) as ServerId;
  const { settings } = await db
    .selectFrom('server')
    .select('settings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('server')
    .set({ ...changes, os: 'Debian 12', settings: JSON.stringify({ ...settings, backup: 'daily' }) })
    .where('id', '=', id)
    .execute();
}

const sent: { of: number; command: Command }[] = [];
const mails: Mail[] = [];
const access = accessHandler({
  mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
  seal: testSeal,
  brandNames: brand.name,
  baseUrl: 'https://my.example.com',
});
/** Does what is due at each of these seconds. */
async function finish(...moments: readonly number[]) {
  for (const seconds of moments) {
    const clock = () => new Date(Date.now() + seconds * 1000);
    const simulated = simulatedProvisioner({ clock, histories: storedHistories(db) });
    const begin: typeof simulated.begin = (operation, attempt) => {
      sent.push({ of: operation.serverId, command: operation.command });
      return simulated.begin(operation, attempt);
    };
    await workOn(app, { ...simulated, begin }, seconds, { access });
  }
}

const request = (one: typeof backupsContract.make) => callAs(app, ann, one, { params: from, key: newKey() });
const listed = () => answerOf(backupsContract.list, callAs(app, ann, backupsContract.list, { params: from }));
const remove = () =>
  callAs(app, ann, backupsContract.remove, { params: { ...from, backupId: backup.backupId } });

const entryOf = (fromBackup: OrderedBackup, name: string = plan.name) => {
  const entry = makeOrderEntry({ id: newKey(), plan: name });
  return {
    ...entry,
    configuration: { ...entry.configuration, count: 1, period: 'month', fromBackup } as const,
  };
};
const bodyOf = (fromBackup = backup, of: Plan = plan) =>
  makePaymentBody({ entries: [entryOf(fromBackup, of.name)], minor: of.price.monthly });
const pay = () => billingOf(app, ann).pay(bodyOf());
const refused = async (body: unknown) => codeOf(await billingOf(app, ann).tryPay(body));

async function newServer() {
  const { items } = await answerOf(ordersContract.list, callAs(app, ann, ordersContract.list));
  const [item] = items[0]?.items ?? [];
  if (!item?.serverId) throw new Error('No server was ordered');
  const params = { id: String(item.serverId) };
  const { overview } = serversContract;
  const { settings } = await answerOf(overview, callAs(app, ann, overview, { params }));
  return { item, params, server: settings.server };
}

// tests: SNAPSHOTS-12
it('restores the backup to the new server once it is set up, and only once', async () => {
  expect(await pay()).toMatchObject({ status: 'Paid' });
  const { item, params } = await newServer();
  expect(item.fromBackup).toEqual({ serverName: backup.serverName, madeAt: backup.madeAt });
  // Nobody takes the backup away meanwhile.
  expect((await listed()).current).toEqual({ action: 'restore', backupId: backup.backupId });
  expect(await codeOf(await remove())).toBe('changed');
  expect(await codeOf(await request(backupsContract.make))).toBe('changed');
  sent.length = 0;
  await finish(0, 60);
  expect(await newServer()).toMatchObject({ server: { status: 'Activation' } });
  expect((await listed()).current).toEqual({ action: 'restore', backupId: backup.backupId });
  // A repeated report of the same creation.
  const again = { id: Number(item.id), now: new Date(), publish: () => undefined };
  await db.transaction().execute((tx) => ended(tx, again, { status: 'done' }));
  await finish(0, 60, 120, 180);
  const of = Number(params.id);
  const source = { serverId: backup.serverId, backup: backup.backupId };
  expect(sent).toMatchObject([
    { of, command: { action: 'create' } },
    { of, command: { action: 'reinstall', source, spec: { os: 'Debian 12' } } },
  ]);
  expect(await newServer()).toMatchObject({
    item: { status: 'done' },
    server: { status: 'Active', os: 'Debian 12' },
  });
  const events = await newestEntries(app, ann, params, 20);
  expect(events.filter(({ kind }) => kind === 'backupRestored')).toMatchObject([{ detail: `#${from.id}` }]);
  expect((await listed()).current).toBeNull();
});

// tests: SNAPSHOTS-12
it('refuses the backup of another account, a smaller disk and another data centre, and takes no money', async () => {
  const before = await billingOf(app, ann).history();
  const { params } = await signInWithServer(app);
  expect(await refused(bodyOf({ ...backup, serverId: Number(params.id) as ServerId }))).toBe(
    'backupUnavailable',
  );
  const smaller = samplePlans.find(
    ({ datacenter, specs }) => datacenter === plan.datacenter && specs.storage.size < plan.specs.storage.size,
  );
  if (!smaller) throw new Error('A smaller plan is needed');
  expect(await refused(bodyOf(backup, smaller))).toBe('backupUnavailable');
  await changeSource({ datacenter: 'elsewhere' });
  expect(await refused(bodyOf())).toBe('backupUnavailable');
  expect((await billingOf(app, ann).history()).total).toBe(before.total);
});

/** The schedule keeps seven copies, and makes seven newer ones. */
async function rotate() {
  const createdAt = new Date(Date.now() + 90_000);
  const command = JSON.stringify({ action: 'makeBackup', interval: 'daily' } satisfies Command);
  const serverId = backup.serverId;
  const row = {
    userId: ann.id,
    serverId,
    title: '',
    command,
    createdAt,
    endedAt: createdAt,
    status: 'done' as const,
  };
  await db
    .insertInto('operation')
    .values(Array.from({ length: 7 }, () => row))
    .execute();
}

// tests: SNAPSHOTS-12
it('refuses a backup that the schedule has deleted before the payment, but repeats the answer of an earlier one', async () => {
  const [body, key] = [bodyOf(), newKey()];
  const sendPayment = () => callAs(app, ann, billingContract.pay, { body, key });
  const paid = await answerOf(billingContract.pay, sendPayment());
  const before = await billingOf(app, ann).balance();
  await rotate();
  expect(await refused(bodyOf())).toBe('backupUnavailable');
  expect(await answerOf(billingContract.pay, sendPayment())).toEqual(paid);
  expect(await billingOf(app, ann).balance()).toBe(before);
});

// tests: SNAPSHOTS-12
it.each([
  ['Stopped', 'backupUnavailable'],
  ['Suspended', 'backupUnavailable'],
  ['Ordered', 'backupUnavailable'],
])('refuses the backup of a server that is %s', async (status, code) => {
  await changeSource({ status });
  expect(await refused(bodyOf())).toBe(code);
});

// tests: SNAPSHOTS-12
it('sells the backup of a server that is being restarted', async () => {
  await changeSource({ status: 'Activation' });
  expect(await pay()).toMatchObject({ status: 'Paid' });
});

/** Commands that the provisioner got about these servers, in their order. */
const actionsOn = (...ids: readonly number[]) =>
  sent.flatMap(({ of, command }) => (ids.includes(of) ? [command.action] : []));

const whole = ['makeBackup', 'create', 'reinstall', 'destroy'];

/** Cancels the server of the backup at once. */
async function leave() {
  const { leaving } = serversContract;
  const { refund } = await answerOf(leaving, callAs(app, ann, leaving, { params: from }));
  const body = { when: 'now', refund, target: 'balance' };
  return callAs(app, ann, serversContract.leave, { params: from, key: newKey(), body });
}

// tests: SNAPSHOTS-12
it('keeps the server of the backup until the new one has it', async () => {
  await pay();
  const { params } = await newServer();
  expect(await codeOf(await leave())).toBe('backupOrdered');
  await finish(0, 60);
  expect(await codeOf(await leave())).toBe('backupOrdered');
  await finish(60, 120, 180);
  expect((await leave()).status).toBe(200);
  await finish(240);
  expect(actionsOn(backup.serverId, Number(params.id))).toEqual(whole);
});

// tests: SNAPSHOTS-12
it('keeps a server that ends meanwhile until the new one has its backup', async () => {
  await pay();
  const { params } = await newServer();
  const on = '2026-01-31' as IsoDate;
  await db.updateTable('server').set({ leavesOn: on }).where('id', '=', backup.serverId).execute();
  const payload = { serverId: backup.serverId, on };
  await enqueue(db, [{ kind: 'leave', key: newKey(), payload, runAt: new Date() }]);
  await finish(0, 60, 120, 180, 3700, 3760);
  expect(actionsOn(backup.serverId, Number(params.id))).toEqual(whole);
});

// tests: SNAPSHOTS-12
it('keeps an unpaid server until the new one has its backup', async () => {
  await pay();
  const remove = () =>
    db.transaction().execute(async (tx) => {
      const row = await serverRow(tx, ann.id, backup.serverId).executeTakeFirst();
      if (!row) throw new Error('The server is needed');
      const now = new Date();
      const renewing = await renewingOf(tx, app.deps.gateways, row, now);
      await takeStep({ ...renewing, tx, now }, { kind: 'delete', on: renewing.state.today }, () => undefined);
      return (await serverRow(tx, ann.id, row.id).executeTakeFirst()) === undefined;
    });
  expect(await remove()).toBe(false);
  await finish(0, 60, 120, 180);
  expect(await remove()).toBe(true);
});

// tests: SNAPSHOTS-12
it('restores the backup of an account that is suspended meanwhile, and suspends the machine again', async () => {
  await pay();
  const { params } = await newServer();
  const { id } = ann;
  await db.transaction().execute((tx) => holdServers(tx, id, new Date()));
  await finish(0, 60, 120, 180, 240, 300, 360);
  expect(actionsOn(Number(params.id))).toEqual(['create', 'suspend', 'reinstall', 'suspend']);
  expect(await newServer()).toMatchObject({ server: { status: 'Suspended', os: 'Debian 12' } });
  const today = '2026-01-31' as IsoDate;
  const release = { suspendedOn: today, today, timeZone: defaultTimeZone, returnsLostDays: false };
  await db.transaction().execute((tx) => releaseServers(tx, id, { ...release, now: new Date() }));
  await finish(420, 480, 540);
  expect(await newServer()).toMatchObject({ server: { status: 'Active', os: 'Debian 12' } });
});

/** Passwords that the provisioner has set, by action. */
const passwordsOf = (action: Command['action']) =>
  sent.flatMap(({ command }) =>
    command.action === action && 'passwords' in command ? [command.passwords?.password] : [],
  );
const sealedLeft = () =>
  db
    .selectFrom('operation')
    .select('id')
    .where('userId', '=', ann.id)
    .where('passwords', 'is not', null)
    .execute();
const kindsOfNotices = async () => (await noticesOf(db, ann)).map(({ about }) => about.kind);

// tests: SNAPSHOTS-13
it('mails one password, that of the restored disk, and announces the server with it', async () => {
  await pay();
  await finish(0, 60);
  expect([mails, await kindsOfNotices()]).toEqual([[], expect.not.arrayContaining(['serverReady'])]);
  await finish(60, 120, 180);
  const [password = ''] = passwordsOf('reinstall');
  expect(passwordsOf('create')).not.toContain(password);
  expect(mails.map(({ to, text }) => [to, text.includes(password)])).toEqual([[ann.email, true]]);
  expect(await sealedLeft()).toEqual([]);
  expect((await kindsOfNotices()).filter((kind) => kind === 'serverReady')).toHaveLength(1);
});

/** Expects that owner and staff learn that the backup was not restored. */
async function expectFailureTold() {
  expect(await newestNotice(db, ann)).toMatchObject({ kind: 'serverFailed', operation: 'orderedBackup' });
  expect(await kindsOfNotices()).toContain('serverReady');
  const { params } = await newServer();
  expect((await newestEntries(app, ann, params, 2)).map(({ kind }) => kind)).toContain('failed');
  const audited = db.selectFrom('auditEvent').select('kind').where('customerEmail', '=', ann.email);
  expect(await audited.execute()).toEqual([{ kind: 'deliveryFailed' }]);
}

// tests: SNAPSHOTS-12, SNAPSHOTS-13
it('keeps the new server as it was ordered where the server of the backup is gone by then', async () => {
  await pay();
  await db
    .deleteFrom('server')
    .where('id', '=', Number(from.id) as ServerId)
    .execute();
  await finish(0, 60, 120, 180);
  const { item, server } = await newServer();
  expect([item.status, server.status, server.os]).toEqual(['done', 'Active', 'Ubuntu 24.04']);
  await expectFailureTold();
  const [password = ''] = passwordsOf('create');
  expect(mails.map(({ text }) => text.includes(password))).toEqual([true]);
});

// tests: SNAPSHOTS-12, SNAPSHOTS-13
it('keeps the new server with its access where the schedule has deleted the backup by then', async () => {
  await pay();
  await finish(0, 60);
  await rotate();
  await finish(60, 120, 180);
  expect(await newServer()).toMatchObject({ server: { status: 'Active', os: 'Ubuntu 24.04' } });
  await expectFailureTold();
  const [password = ''] = passwordsOf('create');
  expect(mails.map(({ to, text }) => [to, text.includes(password)])).toEqual([[ann.email, true]]);
  expect(await sealedLeft()).toEqual([]);
});

// tests: SNAPSHOTS-13
it('says how to connect with the chosen key where the backup could not be restored', async () => {
  const { add } = sshKeysContract;
  const key = await answerOf(add, callAs(app, ann, add, { body: { name: 'laptop', key: samplePublicKey } }));
  const { fingerprint } = key;
  const entry = entryOf(backup);
  const entries = [{ ...entry, configuration: { ...entry.configuration, sshKeys: [fingerprint] } }];
  await billingOf(app, ann).pay(makePaymentBody({ entries, minor: plan.price.monthly }));
  await finish(0, 60);
  await rotate();
  expect(mails).toEqual([]);
  await finish(60, 120, 180);
  expect(mails.map(({ text }) => text.includes(fingerprint))).toEqual([true]);
  expect(passwordsOf('create')).toEqual([]);
});

it('keeps the backup of a cart entry, with the id of its server as text', async () => {
  const entries = wireEntries([entryOf(backup)]);
  const { version } = await answerOf(cartContract.load, callAs(app, ann, cartContract.load));
  await answerOf(cartContract.save, callAs(app, ann, cartContract.save, { version, body: { entries } }));
  const cart = await callAs(app, ann, cartContract.load);
  expect(await cart.json()).toMatchObject({
    entries: [{ configuration: { fromBackup: { ...backup, serverId: from.id } } }],
  });
});
