import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { supportContract } from '@app/contract/support';
import { enqueue } from '@app/server/jobs/enqueue';
import { createMetrics } from '@app/server/metrics/createMetrics';
import type { ServerId } from '@/domain/servers/server';
import { defaultTimeZone, dayIn } from '@/domain/time/timeZone';
import { makeOrderEntry } from '@/sample-data/cart';
import { payAtBank } from '../support/atBank';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { deleteAccount } from '../support/deleteAccount';
import { refundByMethod } from '../support/refundByMethod';
import { openApp } from '../support/openApp';
import { addServer } from '../support/renewalClock';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

const counted = createMetrics({
  database: { busy: () => 0, waiting: () => 0 },
  openStreams: () => 0,
  backgroundWork: () => 0,
  backlog: async () => ({ jobsWaiting: 0, jobsGivenUp: 0, ticketsOpen: 0 }),
});
const { db, app } = await openApp({ deps: { hasDemoData: false, metrics: { token: 'token', counted } } });
const admin = await signIn(app, 'admin');
const ann = await signIn(app);
const billing = billingOf(app, ann);
await billing.history();

const { account, overview, analytics, payments, seeActivity, suspendUser } = adminContract;
const dashboard = (by = admin) => answerOf(overview, callAs(app, by, overview));
const badge = async (by = admin) => (await answerOf(account, callAs(app, by, account))).notifications;
const see = (until: string) => callAs(app, admin, seeActivity, { body: { until } });

/** An order of three months that the bank declines, and one that it takes. */
const order = (period: 'month' | '3months') => {
  const entry = makeOrderEntry({ id: newKey() });
  return { ...entry, configuration: { ...entry.configuration, period } };
};

// tests: ADMIN-40
it('lists registrations, orders, payments and failures beside what staff did, and counts what is new', async () => {
  const declined = await billing.begin(makePaymentBody({ minor: 449_500, entries: [order('3months')] }));
  await payAtBank(app, ann, { continueAt: declined.continueAt ?? '', does: 'refusedByBank' });
  const paid = await billing.pay(makePaymentBody({ minor: 157_700, entries: [order('month')] }));
  const before = await dashboard();
  const seen = before.activity.map(({ kind, subject, isNew }) => [kind, subject, isNew]);
  expect(seen).toEqual([
    ['paymentReceived', `#${paid.id}`, true],
    ['serverOrdered', expect.stringContaining('.'), true],
    ['paymentFailed', `#${declined.id}`, true],
    ['userSignedUp', ann.email, true],
    ['userSignedUp', admin.email, true],
  ]);
  expect(await badge()).toBe(5);
  expect((await see(before.activity[0]?.at ?? '')).status).toBe(204);
  expect(await badge()).toBe(0);
  expect((await dashboard()).activity.some(({ isNew }) => isNew)).toBe(false);
  // An older look takes nothing back, and nobody else's look is this one.
  await see('2020-01-01T00:00:00Z');
  expect(await badge()).toBe(0);
  const other = await signIn(app, 'admin');
  expect(await badge(other)).toBe(6);
  // What an administrator does is new to the others only.
  const bob = await signIn(app);
  const id = await db.selectFrom('user').select('number').where('id', '=', bob.id).executeTakeFirstOrThrow();
  await callAs(app, admin, suspendUser, { params: { id: String(id.number) } });
  expect([await badge(), await badge(other)]).toEqual([2, 8]);
  expect(await codeOf(await callAs(app, ann, seeActivity, { body: { until: '2026-01-01T00:00:00Z' } }))).toBe(
    'forbidden',
  );
});

// tests: ADMIN-41
it('says what a payment is for and why it failed: on the wire, in the log and in the metrics', async () => {
  const { items } = await answerOf(payments, callAs(app, admin, payments));
  const declined = items.find(({ status }) => status === 'Failed');
  expect(declined).toMatchObject({
    failure: 'refusedByBank',
    items: [{ kind: 'order', title: makeOrderEntry().plan, count: 1, months: 3, serverId: null }],
  });
  expect(items.find(({ status }) => status === 'Completed')).toMatchObject({
    failure: null,
    items: [{ kind: 'order', months: 1 }],
  });
  expect(app.events.filter(({ event }) => event === 'paymentFailed')).toEqual([
    {
      event: 'paymentFailed',
      payment: declined?.id,
      account: ann.id,
      gateway: 'testBank',
      result: 'declined',
      reason: 'refusedByBank',
    },
  ]);
  const { text } = await counted.read();
  expect(text).toContain('meridian_payments_total{gateway="testBank",result="declined"} 1');
  expect(text).toContain('meridian_payments_total{gateway="testBank",result="paid"} 1');
});

it('keeps what a payment was for, and why it failed, beyond its account', async () => {
  const own = async () =>
    (await answerOf(payments, callAs(app, admin, payments))).items.filter(({ user }) => user === ann.email);
  const before = await own();
  expect((await deleteAccount(app, admin, ann)).status).toBe(204);
  const after = await own();
  expect(after.map(({ items, failure }) => ({ items, failure }))).toEqual(
    before.map(({ items, failure }) => ({ items, failure })),
  );
  expect(after.every((each) => each.account === 'deleted')).toBe(true);
});

// tests: ADMIN-39
it('shows the parts of the server as they are, and what was sold where', async () => {
  const partOf = async (part: string) => (await dashboard()).systems.find((each) => each.part === part);
  expect((await dashboard()).systems.map(({ part }) => part)).toEqual([
    'database',
    'mail',
    'jobs',
    'gateways',
    'disk',
    'provisioner',
  ]);
  expect(await partOf('gateways')).toMatchObject({ health: 'ok', figure: 5 });
  await db.updateTable('job').set({ failedAt: null }).execute();
  expect(await partOf('jobs')).toMatchObject({ health: 'ok', figure: 0 });
  await enqueue(db, [
    { kind: 'acts', key: 'check', payload: { userId: ann.id, month: '2026-11-01' }, runAt: new Date() },
  ]);
  const job = await db.selectFrom('job').select('id').where('key', '=', 'check').executeTakeFirstOrThrow();
  await db.updateTable('job').set({ failedAt: new Date() }).where('id', '=', job.id).execute();
  expect(await partOf('jobs')).toMatchObject({ health: 'degraded', figure: 1 });
  await db
    .updateTable('job')
    .set({ failedAt: null, runAt: new Date(Date.now() - 11 * 60_000) })
    .where('id', '=', job.id)
    .execute();
  expect(await partOf('jobs')).toMatchObject({ health: 'down' });
  await db.updateTable('paymentMethod').set({ gateway: 'gone' }).where('id', '=', 'cards').execute();
  expect(await partOf('gateways')).toMatchObject({ health: 'degraded', figure: 4 });
  const owner = await signIn(app);
  await billingOf(app, owner).history();
  await addServer(db, owner.id, 30, { datacenter: 'nl', tariff: 'Naos[NL]' });
  const { usage, datacenters } = await answerOf(analytics, callAs(app, admin, analytics));
  expect(usage.map(({ id }) => id)).toEqual(['cpu', 'memory', 'disk']);
  expect(usage.find(({ id }) => id === 'memory')?.percent).toBeGreaterThan(0);
  expect(datacenters.find(({ id }) => id === 'nl')).toMatchObject({
    servers: 1,
    plans: [{ plan: 'Naos[NL]', servers: 1 }],
  });
});

// tests: ADMIN-58
it('counts the work that waits: payments, refunds, undelivered servers, failed jobs and mails', async () => {
  const before = (await dashboard()).waiting;
  const refund = { ...refundByMethod(admin), paymentId: null, gateway: null, reference: null };
  const recipient = JSON.stringify({ name: 'Ann' });
  const now = new Date();
  await db
    .insertInto('refund')
    .values([
      { ...refund, recipient },
      { ...refund, recipient, endedAt: now },
      { ...refund, recipient, canceledAt: now, cancelNote: 'Closed' },
      { ...refund, recipient: null, gateway: 'testBank', reference: 'sample' },
    ])
    .execute();
  const job = { kind: 'mail', payload: '{}', runAt: now };
  const [failed, ready] = [newKey(), newKey()];
  await db
    .insertInto('job')
    .values([failed, ready].map((key) => ({ ...job, key })))
    .execute();
  await db.updateTable('job').set({ failedAt: now }).where('key', '=', failed).execute();
  const { id: operationId } = await db
    .insertInto('operation')
    .values({
      userId: admin.id,
      serverId: 1 as ServerId,
      orderId: null,
      item: 'server',
      title: 'one',
      command: JSON.stringify({ action: 'create' }),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const create = { kind: 'operation', payload: JSON.stringify({ operationId }), runAt: now };
  const lastWeek = new Date(now.getTime() - 8 * 24 * 3_600_000);
  await db
    .insertInto('job')
    .values([now, lastWeek].map((failedAt) => ({ ...create, key: newKey(), failedAt })))
    .execute();
  const mail = {
    kind: 'receipt',
    email: 'ann@example.com',
    userId: null,
    jobId: null,
    subject: '',
    text: '',
  } as const;
  const failure = { result: 'failed', reason: 'Full', event: null } as const;
  await db
    .insertInto('mailLog')
    .values([
      { ...mail, ...failure, at: now, day: dayIn(defaultTimeZone, now) },
      { ...mail, ...failure, at: lastWeek, day: dayIn(defaultTimeZone, lastWeek) },
      { ...mail, ...failure, result: 'sent', reason: null, at: now, day: dayIn(defaultTimeZone, now) },
    ])
    .execute();
  const { waiting, pending } = await dashboard();
  expect(waiting).toEqual({
    tickets: before.tickets,
    payments: pending.count,
    refunds: before.refunds + 1,
    servers: before.servers + 1,
    jobs: before.jobs + 3,
    mails: before.mails + 1,
    rates: 0,
  });
});

// tests: ADMIN-40
it('has a ticket once when it starts to wait, and again after an answer', async () => {
  const person = await signIn(app);
  const { create, reply } = supportContract;
  const body = { subject: '502', service: null, serverId: null, department: 'technical', message: 'nginx' };
  const { id } = await answerOf(create, callAs(app, person, create, { body, key: newKey() }));
  const write = () =>
    answerOf(
      reply,
      callAs(app, person, reply, { params: { id: String(id) }, body: { message: 'И?' }, key: newKey() }),
    );
  const waiting = async () =>
    (await dashboard()).activity.filter(
      ({ kind, subject }) => kind === 'ticketAsked' && subject === `#${id}`,
    );
  expect(await waiting()).toHaveLength(1);
  await write();
  expect(await waiting()).toHaveLength(1);
  await db.updateTable('ticket').set({ status: 'answered' }).where('id', '=', id).execute();
  await write();
  expect(await waiting()).toHaveLength(2);
});
