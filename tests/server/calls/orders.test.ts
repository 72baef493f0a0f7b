import { testSeal } from '../support/testApp';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { ordersContract } from '@app/contract/orders';
import { serversContract } from '@app/contract/servers';
import { changesOfOne } from '@app/server/changes';
import { createWorker } from '@app/server/jobs/worker';
import type { Provisioner } from '@app/server/provisioning/provisioner';
import { reportPath } from '@app/server/operations/report';
import { operationHandler } from '@app/server/operations/runOperation';
import { signatureHeader } from '@app/server/provisioning/provisioner';
import { sign } from '@app/server/signature';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { makeOrderEntry } from '@/sample-data/cart';
import type { ServerId } from '@/domain/servers/server';
import { billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { handlersOf } from '../support/jobHandlers';
import { openApp } from '../support/openApp';
import { deleteAccount } from '../support/deleteAccount';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';
import { tariffBody } from '../support/tariffCharge';

const secret = 'a secret of the provider and the portal';
const { db, app } = await openApp({ deps: { automationSecret: secret } });
const [ann, admin] = [await signIn(app), await signIn(app, 'admin')];
await callAs(app, ann, serversContract.list);

const entry = makeOrderEntry();
const orders = (person = ann) => answerOf(ordersContract.list, callAs(app, person, ordersContract.list));
const servers = async () =>
  (await answerOf(serversContract.list, callAs(app, ann, serversContract.list))).items;
const pay = () =>
  billingOf(app, ann).pay(makePaymentBody({ entries: [{ ...entry, id: newKey() }], minor: 157_700 }));

/** Does what is due with this provisioner, as of so many seconds from now. */
function work(provisioner: Partial<Provisioner>, seconds = 0) {
  const clock = () => new Date(Date.now() + seconds * 1000);
  const operation = operationHandler({ ...simulatedProvisioner({ clock }), ...provisioner }, testSeal);
  const handlers = handlersOf(app.deps.gateways, { operation });
  const log = { warn: () => undefined, error: (error: unknown) => app.errors.push(error) };
  return createWorker({ db, changes: changesOfOne(), handlers, log, clock }).runDue();
}

// tests: ORDERS-01
it('lists what was paid for, newest first, to nobody else', async () => {
  const [first, second] = [await pay(), await pay()];
  const { items, total } = await orders();
  expect(total).toBe(2);
  expect(items.map(({ paymentNumber }) => paymentNumber)).toEqual([second.number, first.number]);
  expect(items[0]).toMatchObject({
    amount: 157_700,
    items: [{ kind: 'server', status: 'queued', amount: 157_700 }],
  });
  const params = { id: String(items[0]?.id) };
  expect(await answerOf(ordersContract.order, callAs(app, ann, ordersContract.order, { params }))).toEqual(
    items[0],
  );
  const stranger = await signIn(app);
  expect((await orders(stranger)).items).toEqual([]);
  const answer = await callAs(app, stranger, ordersContract.order, { params });
  expect([answer.status, await codeOf(answer)]).toEqual([404, 'notFound']);
  await work({});
  await work({}, 60);
  expect((await orders()).items.map(({ items: [item] }) => item?.status)).toEqual(['done', 'done']);
});

it('shows a reboot in progress at once, and its end through the operation', async () => {
  const server = (await servers()).find(({ status }) => status === 'Active');
  const ids = [String(server?.id)];
  const statusOf = async () => (await servers()).find(({ id }) => id === server?.id)?.status;
  await answerOf(serversContract.reboot, callAs(app, ann, serversContract.reboot, { body: { ids } }));
  expect(await statusOf()).toBe('Activation');
  await work({});
  await work({}, 60);
  expect(await statusOf()).toBe('Active');
});

it('takes a tariff back that cannot be had, and returns what it cost', async () => {
  const server = (await servers()).find(({ status }) => status === 'Active');
  await setBalance(db, ann.id, 10_000_000);
  const params = { id: String(server?.id) };
  if (!server) throw new Error('No active server');
  const body = tariffBody(server, 'Arcturus');
  const call = callAs(app, ann, serversContract.changeTariff, { params, body, key: 'a-tariff-that-fails' });
  expect(await answerOf(serversContract.changeTariff, call)).toMatchObject({
    tariff: 'Arcturus[GB]',
    status: 'Activation',
  });
  expect(await billingOf(app, ann).balance()).toBeLessThan(10_000_000);
  await work({ begin: () => Promise.resolve({ status: 'failed', reason: 'No such size' }) });
  expect((await servers()).find(({ id }) => id === server.id)).toEqual(server);
  expect(await billingOf(app, ann).balance()).toBe(10_000_000);
  expect((await orders()).items[0]).toMatchObject({
    paymentNumber: null,
    items: [{ kind: 'tariff', status: 'failed' }],
  });
});

// tests: ADMIN-18, ADMIN-19
it('lets an administrator see what failed and start it again, but not what was refunded', async () => {
  const { jobs, startJob } = adminContract;
  const server = (await servers()).find(({ status }) => status === 'Active');
  const body = { ids: [String(server?.id)] };
  await answerOf(serversContract.reboot, callAs(app, ann, serversContract.reboot, { body }));
  await work({ begin: () => Promise.resolve({ status: 'failed', reason: 'No power' }) });
  const list = async () => (await answerOf(jobs, callAs(app, admin, jobs))).items;
  const [job, refunded] = await list();
  expect(job).toMatchObject({ subject: 'reboot', user: ann.email, reason: 'No power', canStart: true });
  expect(refunded).toMatchObject({ subject: 'resize', canStart: false });
  const start = (id?: number) => callAs(app, admin, startJob, { params: { id: String(id) } });
  expect(await codeOf(await start(refunded?.id))).toBe('changed');
  expect((await start(job?.id)).status).toBe(204);
  expect(await codeOf(await start(job?.id))).toBe('changed');
  expect((await list()).map(({ id }) => id)).not.toContain(job?.id);
  const keys: string[] = [];
  await work({
    begin: (operation) =>
      Promise.resolve(keys.push(operation.key) > 0 ? { status: 'done' } : { status: 'running' }),
  });
  // A round of its own: the provisioner would answer the first one's failure again.
  expect(keys).toEqual([expect.stringMatching(/^op-\d+-2$/)]);
  const event = await db
    .selectFrom('auditEvent')
    .select(['adminEmail', 'kind'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(event).toEqual({ adminEmail: admin.email, kind: 'jobRestarted' });
});

it('believes a report of the automation only when it is signed, and keeps the first end', async () => {
  await pay();
  await work({});
  const { id } = await db
    .selectFrom('operation')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const report = (body: object, key = secret) => {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(key, text, new Date()) };
    return app.fetch(reportPath, { method: 'POST', headers, body: text });
  };
  const key = `op-${id}-1`;
  expect((await report({ key, status: 'done' }, 'another secret of somebody else')).status).toBe(401);
  expect((await report({ key: 'op-999999-1', status: 'done' })).status).toBe(404);
  expect((await report({ key, status: 'finished' })).status).toBe(422);
  expect((await report({ key, status: 'running' })).status).toBe(204);
  expect((await report({ key, status: 'done', ip: '203.0.113.77' })).status).toBe(204);
  expect((await report({ key, status: 'failed', reason: 'late' })).status).toBe(204);
  // The report makes it due at once.
  await work({ progress: () => Promise.reject(new Error('not asked')) }, 0.1);
  const item = (await orders()).items[0]?.items[0];
  expect(item?.status).toBe('done');
  expect((await servers()).find((each) => each.id === item?.serverId)).toMatchObject({
    status: 'Active',
    ip: '203.0.113.77',
  });
});

it('destroys the servers of an account that is deleted', async () => {
  const bob = await signIn(app);
  await callAs(app, bob, serversContract.list);
  const owned = await db.selectFrom('server').select('id').where('userId', '=', bob.id).execute();
  await answerOf(adminContract.deleteUser, deleteAccount(app, admin, bob));
  const destroyed: ServerId[] = [];
  await work({
    begin: ({ serverId, command }) => {
      if (command.action === 'destroy') destroyed.push(serverId as ServerId);
      return Promise.resolve({ status: 'done' });
    },
  });
  expect(destroyed.toSorted()).toEqual(owned.map(({ id }) => id).toSorted());
  const { rows } = await sql`select 1 from "job" where "doneAt" is null and "failedAt" is null`.execute(db);
  expect(rows).toEqual([]);
});
