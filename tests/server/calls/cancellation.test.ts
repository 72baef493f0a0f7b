import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { changesOfOne } from '@app/server/changes';
import { createWorker } from '@app/server/jobs/worker';
import { operationHandler } from '@app/server/operations/runOperation';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { addDays } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import { endOfDay } from '@/domain/servers/cancellation';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { handlersOf } from '../support/jobHandlers';
import { newestNotice, noticesOf } from '../support/notices';
import { openAccount } from '../support/openAccount';
import { answerOf, callAs, type Person } from '../support/signedIn';
import { openApp } from '../support/openApp';
import { testSeal } from '../support/testApp';
import { tariffBody } from '../support/tariffCharge';

const { list, leaving, leave, stay, changeTariff } = serversContract;
/** Of one order of the sample's plan. */
const price = 157_700;
const day = 86_400_000;

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});
afterAll(async () => {
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

/** Does what is due as of then: by default in a minute, when what was requested now is done. */
async function work(now = new Date(Date.now() + 60_000)) {
  const operation = operationHandler(simulatedProvisioner({ clock: () => now }), testSeal);
  const handlers = handlersOf(app.deps.gateways, { operation });
  const log = { warn: () => undefined, error: (error: unknown) => app.errors.push(error) };
  const worker = createWorker({ db, changes: changesOfOne(), handlers, log, clock: () => now });
  await worker.runDue();
}

/** A server that is paid for and runs, paid so many days ago: its number, as in addresses. */
async function bought(daysAgo = 0): Promise<{ id: string; payment: number }> {
  const entries = [makeOrderEntry({ id: newKey() })];
  const { id: payment } = await billingOf(app, ann).pay(makePaymentBody({ minor: price, entries }));
  await work();
  await work(new Date(Date.now() + 120_000));
  const { id } = await db
    .selectFrom('server')
    .select('id')
    .where('userId', '=', ann.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const today = dayIn(defaultTimeZone, new Date());
  const covers = { coversFrom: addDays(today, -daysAgo), coversUntil: addDays(today, 30 - daysAgo) };
  await sql`update "operation" set "coversFrom" = ${covers.coversFrom}, "coversUntil" = ${covers.coversUntil}
    where "serverId" = ${id} and "coversFrom" is not null`.execute(db);
  await db
    .updateTable('order')
    .set({ at: new Date(Date.now() - daysAgo * day) })
    .where('paymentId', '=', payment)
    .execute();
  return { id: String(id), payment };
}

const quote = (id: string) => answerOf(leaving, callAs(app, ann, leaving, { params: { id } }));
const leaveBy = (id: string, body: object, person = ann) =>
  callAs(app, person, leave, { params: { id }, key: newKey(), body });
const now = (refund: number, target = 'balance') => ({ when: 'now', refund, target });
const servers = async () => (await answerOf(list, callAs(app, ann, list))).items;
const commands = async (id: string) =>
  (
    await db
      .selectFrom('operation')
      .select('command')
      .where('serverId', '=', Number(id) as ServerId)
      .orderBy('id')
      .execute()
  ).map(({ command }) => command?.action);

const jobNamed = (key: string) =>
  db.selectFrom('job').select(['payload', 'runAt']).where('key', '=', key).executeTakeFirst();

// tests: LEAVE-01
it('quotes what the policy gives back, and gives it back when the server is cancelled at once', async () => {
  await bought(40);
  const { id } = await bought(9);
  // The tenth day has started (D37.2).
  const refund = Math.round((price * 20) / 30);
  expect(await quote(id)).toMatchObject({
    refund,
    byMethod: refund,
    periods: [{ paid: price, amount: refund, reason: 'unusedDays', usedDays: 10, periodDays: 30 }],
  });
  const answer = await leaveBy(id, now(refund));
  expect(await answer.json()).toEqual({ server: null });
  expect(await billingOf(app, ann).balance()).toBe(refund);
  expect(await servers()).toHaveLength(1);
  expect(await commands(id)).toEqual(['create', 'destroy']);
  expect(await newestNotice(db, ann)).toEqual({ kind: 'refunded', amount: refund, target: 'balance' });
  expect((await leaveBy(id, now(refund))).status).toBe(404);
});

it('gives it back to the card, and marks a payment refunded of which nothing is left', async () => {
  const { id, payment } = await bought();
  expect(await quote(id)).toMatchObject({ refund: price, periods: [{ reason: 'newClient' }] });
  await leaveBy(id, now(price, 'method'));
  // All that is given back, wherever it goes.
  expect(await jobNamed(`mail:left:${id}`)).toMatchObject({
    payload: { userId: ann.id, news: { kind: 'left', serverId: Number(id), amount: price } },
  });
  expect((await billingOf(app, ann).progress(payment)).state).toBe('refunded');
  expect(await billingOf(app, ann).balance()).toBe(0);
  await work();
  expect(await newestNotice(db, ann)).toEqual({ kind: 'refunded', amount: price, target: 'method' });
});

// tests: LEAVE-02
it('gives nothing back of what is mostly used or was paid long ago', async () => {
  const { id } = await bought(16);
  expect(await quote(id)).toMatchObject({ refund: 0, periods: [{ amount: 0, reason: 'mostlyUsed' }] });
  expect((await leaveBy(id, now(0))).status).toBe(200);
  expect(await billingOf(app, ann).balance()).toBe(0);
});

// tests: LEAVE-01
it('refuses another amount than is given back, with both', async () => {
  const { id } = await bought();
  const answer = await leaveBy(id, now(price + 1));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'refundChanged', expected: price, given: price + 1 });
  expect(await servers()).toHaveLength(1);
});

// tests: LEAVE-04
it('gives back all of what was never set up, and nothing twice when that fails afterwards', async () => {
  await bought(40);
  const entries = [makeOrderEntry({ id: newKey() })];
  await billingOf(app, ann).pay(makePaymentBody({ minor: price, entries }));
  const id = String((await servers()).at(-1)?.id);
  expect(await quote(id)).toMatchObject({ refund: price, periods: [{ reason: 'notStarted' }] });
  await leaveBy(id, now(price));
  const failing = { ...simulatedProvisioner(), begin: () => Promise.reject(new Error('away')) };
  const handlers = handlersOf(app.deps.gateways, { operation: operationHandler(failing, testSeal) });
  let clock = Date.now();
  const log = { warn: () => undefined, error: () => undefined };
  const worker = createWorker({ db, changes: changesOfOne(), handlers, log, clock: () => new Date(clock) });
  for (let round = 0; round < 20; round += 1) {
    await worker.runDue();
    clock += 3_600_000;
  }
  expect(await billingOf(app, ann).balance()).toBe(price);
  expect((await noticesOf(db, ann)).filter(({ about }) => about.kind === 'orderFailed')).toEqual([]);
});

it('counts a tariff that was paid for besides, and takes back bills for another one', async () => {
  const { id } = await bought(9);
  await db
    .updateTable('order')
    .set({ at: new Date(Date.now() - 9 * day) })
    .where('userId', '=', ann.id)
    .execute();
  const key = newKey();
  const params = { id };
  const [server] = await servers();
  if (!server) throw new Error('No server');
  await callAs(app, ann, changeTariff, { params, key, body: tariffBody(server, 'Intercrus') });
  expect(await servers()).toMatchObject([{ awaitedTariff: expect.stringContaining('Intercrus') as string }]);
  const { refund } = await quote(id);
  await leaveBy(id, now(refund));
  const open = await db
    .selectFrom('payment')
    .select('id')
    .where('userId', '=', ann.id)
    .where('status', '=', 'Pending')
    .execute();
  expect(open).toEqual([]);
});

// tests: LEAVE-03
it('ends a server with its period, unless its owner stays', async () => {
  const { id } = await bought();
  const [before] = await servers();
  if (!before) throw new Error('No server');
  const leaves = await answerOf(leave, leaveBy(id, { when: 'atEnd' }));
  expect(leaves.server).toMatchObject({ leavesOn: before.endDate, status: 'Active' });
  expect((await leaveBy(id, { when: 'atEnd' })).status).toBe(409);
  expect(await answerOf(stay, callAs(app, ann, stay, { params: { id } }))).toMatchObject({ leavesOn: null });
  expect((await callAs(app, ann, stay, { params: { id } })).status).toBe(409);
  const over = new Date(endOfDay(defaultTimeZone, before.endDate).getTime() + 1000);
  await leaveBy(id, { when: 'atEnd' });
  expect(await jobNamed(`leave:${id}:${before.endDate}`)).toEqual({
    payload: { serverId: Number(id), on: before.endDate },
    runAt: endOfDay(defaultTimeZone, before.endDate),
  });
  await work(new Date(endOfDay(defaultTimeZone, before.endDate).getTime() - 1000));
  expect(await servers()).toHaveLength(1);
  await work(over);
  expect(await servers()).toEqual([]);
  expect(await commands(id)).toEqual(['create', 'destroy']);
  expect(await newestNotice(db, ann)).toEqual({ kind: 'serverLeft', domain: before.domain });
  expect(await billingOf(app, ann).balance()).toBe(0);
});

// tests: LEAVE-03
it('keeps a server that its owner has paid more time for', async () => {
  const { id } = await bought();
  const [before] = await servers();
  if (!before) throw new Error('No server');
  await leaveBy(id, { when: 'atEnd' });
  const renewal = { kind: 'renewal', id: newKey(), serverId: before.id, period: 'month' } as const;
  await billingOf(app, ann).pay(makePaymentBody({ minor: price, entries: [renewal] }));
  const [after] = await servers();
  expect(after).toMatchObject({ leavesOn: null });
  await work(new Date(endOfDay(defaultTimeZone, before.endDate).getTime() + 1000));
  expect(await servers()).toHaveLength(1);
  // Time that was paid ahead and has not started is given back whole.
  expect(await quote(id)).toMatchObject({ refund: 2 * price, periods: [{}, { usedDays: 0, amount: price }] });
});

// tests: LEAVE-05
it("cancels nobody else's server, and one server once", async () => {
  const { id } = await bought();
  const bob = await openAccount(app);
  expect((await leaveBy(id, now(price), bob)).status).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => leaveBy(id, now(price))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await billingOf(app, ann).balance()).toBe(price);
});
