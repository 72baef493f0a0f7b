import { beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import { receive } from '@app/server/consequences/money';
import { addDays } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { numberOf } from '../support/deleteAccount';
import { newestNotice } from '../support/notices';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { addServer, renewalClock, renewalPayments } from '../support/renewalClock';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { saveUser, suspendUser, power } = adminContract;
const today = dayIn(defaultTimeZone, new Date());
const dayMs = 86_400_000;

let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});

const params = async () => ({ id: await numberOf(app, ann) });
const suspend = async () =>
  answerOf(suspendUser, callAs(app, admin, suspendUser, { params: await params() }));
const restore = async (changes: object = {}) =>
  answerOf(
    saveUser,
    callAs(app, admin, saveUser, {
      params: await params(),
      body: { name: 'Анна', status: 'Active', ...changes },
    }),
  );

const serverOf = (id: ServerId) =>
  db
    .selectFrom('server')
    .select(['status', 'heldStatus', 'endDate', 'leavesOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const commandsOf = async (id: ServerId) => {
  const rows = db.selectFrom('operation').select('command').where('serverId', '=', id).orderBy('id');
  return (await rows.execute()).map(({ command }) => command?.action);
};

/** Moves the start of the suspension so many days back. */
const suspendedDaysAgo = (days: number) =>
  db
    .updateTable('customer')
    .set({ suspendedAt: new Date(Date.now() - days * dayMs) })
    .where('userId', '=', ann.id)
    .execute();

// tests: ADMIN-36
it('gives every server the state that it had before the suspension, and starts what ran', async () => {
  const statuses = ['Active', 'Off', 'Stopped', 'Suspended', 'Activation'] as const;
  const ids: ServerId[] = [];
  for (const status of statuses) ids.push(await addServer(db, ann.id, 30, { status }));
  await suspend();
  for (const [index, id] of ids.entries())
    expect(await serverOf(id)).toMatchObject({ status: 'Suspended', heldStatus: statuses[index] });
  // Nothing of it can be started meanwhile.
  const started = callAs(app, admin, power, { params: { id: String(ids[0]) }, body: { action: 'start' } });
  expect(await codeOf(await started)).toBe('changed');
  await restore();
  for (const [index, id] of ids.entries())
    expect(await serverOf(id)).toEqual({
      status: statuses[index],
      heldStatus: null,
      endDate: addDays(today, 30),
      leavesOn: null,
    });
  expect(await Promise.all(ids.map(commandsOf))).toEqual([
    ['suspend', 'start'],
    ['suspend'],
    ['suspend'],
    [],
    ['suspend', 'start'],
  ]);
});

it('returns the lost days where the administrator chooses so, and moves what is paid for along', async () => {
  const entries = [makeOrderEntry({ id: newKey() })];
  await billingOf(app, ann).pay(makePaymentBody({ minor: 157_700, entries }));
  const { id, endDate } = await db
    .selectFrom('server')
    .select(['id', 'endDate'])
    .where('userId', '=', ann.id)
    .executeTakeFirstOrThrow();
  const over = await addServer(db, ann.id, -10, { status: 'Suspended' });
  await suspend();
  await suspendedDaysAgo(4);
  expect(await restore({ returnsLostDays: true })).toMatchObject({ status: 'Active', suspendedOn: null });
  expect((await serverOf(id)).endDate).toBe(addDays(endDate, 4));
  expect((await serverOf(over)).endDate).toBe(addDays(today, -10));
  const coverage = db.selectFrom('operation').select(['coversFrom', 'coversUntil']);
  expect(
    await coverage.where('serverId', '=', id).where('coversUntil', 'is not', null).executeTakeFirst(),
  ).toEqual({ coversFrom: addDays(today, 4), coversUntil: addDays(endDate, 4) });
  const trail = db.selectFrom('auditEvent').select('after').where('kind', '=', 'userRestored');
  expect((await trail.orderBy('id', 'desc').executeTakeFirst())?.after).toEqual({
    status: 'Active',
    lostDays: 4,
  });
});

it('leaves the end dates alone where it is not chosen', async () => {
  const id = await addServer(db, ann.id, 30);
  await suspend();
  await suspendedDaysAgo(4);
  await restore();
  expect((await serverOf(id)).endDate).toBe(addDays(today, 30));
});

it('notifies the customer by mail of the suspension, and by notification and mail when access is restored', async () => {
  await addServer(db, ann.id, 30);
  const clock = renewalClock(db, 1);
  await suspend();
  clock.pass(60_000);
  await clock.settle();
  const own = () => clock.mails.filter(({ to }) => to === ann.email);
  expect(own().at(-1)?.subject).toContain('Доступ приостановлен');
  expect(own().at(-1)?.text).toMatch(/напишите на \S+@\S+/);
  await suspendedDaysAgo(3);
  await restore({ returnsLostDays: true });
  clock.pass(60_000);
  await clock.settle();
  expect(own().at(-1)?.subject).toContain('Доступ возвращён');
  expect(own().at(-1)?.text).toContain('(дней: 3)');
  expect(await newestNotice(db, ann)).toEqual({ kind: 'accessRestored', lostDays: 3 });
  expect(clock.errors).toEqual([]);
});

it('charges, reminds and deletes nothing while the account is suspended, and goes on afterwards', async () => {
  await setBalance(db, ann.id, 1_000_000);
  const id = await addServer(db, ann.id, 2, { autoRenewal: true });
  const leaving = await addServer(db, ann.id, 2, { leavesOn: addDays(today, 2) });
  await suspend();
  const clock = renewalClock(db, 1);
  await clock.live(30);
  expect(await renewalPayments(db, ann.id)).toEqual([]);
  expect(await serverOf(id)).toMatchObject({ heldStatus: 'Active' });
  expect(await serverOf(leaving)).toMatchObject({ heldStatus: 'Active' });
  expect(clock.errors).toEqual([]);
});

// tests: ADMIN-37
it('bills a server that staff stopped, and delivers the time that is paid for while it stays stopped', async () => {
  const id = await addServer(db, ann.id, 2, { autoRenewal: true, status: 'Stopped' });
  const clock = renewalClock(db, 1);
  await clock.live(6);
  const [bill] = await renewalPayments(db, ann.id);
  expect(bill).toMatchObject({ state: 'created', amount: 157_700 });
  expect(await serverOf(id)).toMatchObject({ status: 'Stopped' });
  const kinds = await db
    .selectFrom('renewalStep')
    .select('step')
    .where('serverId', '=', id)
    .orderBy('at')
    .execute();
  expect(kinds.map(({ step }) => step)).toEqual(['reminded1', 'lapsed', 'suspended']);
  await setBalance(db, ann.id, 157_700);
  expect((await billingOf(app, ann).payPending([bill?.id ?? 0])).status).toBe(204);
  expect((await serverOf(id)).status).toBe('Stopped');
  expect((await serverOf(id)).endDate > today).toBe(true);
  expect(clock.errors).toEqual([]);
});

it('holds what late money buys for a suspended account until access is given back', async () => {
  const id = await addServer(db, ann.id, -1, { status: 'Suspended' });
  const entries = [
    { kind: 'renewal', id: newKey(), serverId: id, period: 'month' } as const,
    makeOrderEntry({ id: newKey() }),
  ];
  const { id: payment } = await billingOf(app, ann).begin(
    makePaymentBody({ minor: 2 * 157_700, method: 'manual', entries }),
  );
  await suspend();
  await db.transaction().execute(async (tx) => {
    const row = tx.selectFrom('payment').selectAll().where('id', '=', payment);
    await receive(tx, await row.executeTakeFirstOrThrow(), new Date());
  });
  const own = db.selectFrom('server').select(['status', 'heldStatus']).where('userId', '=', ann.id);
  expect(await own.orderBy('id').execute()).toEqual([
    { status: 'Suspended', heldStatus: 'Active' },
    { status: 'Suspended', heldStatus: 'Ordered' },
  ]);
  const clock = renewalClock(db, 1);
  await clock.finishOperations();
  await restore();
  await clock.finishOperations();
  const list = await db.selectFrom('server').select('status').where('userId', '=', ann.id).execute();
  expect(list.map(({ status }) => status)).toEqual(['Active', 'Active']);
  expect(clock.errors).toEqual([]);
  expect((await callAs(app, ann, serversContract.list)).status).toBe(401);
});
