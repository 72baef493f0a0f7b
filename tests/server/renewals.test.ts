import { afterAll, beforeEach, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { storeNotices } from '@app/server/customers/notices';
import { addPayment, payFromBalance } from '@app/server/consequences/money';
import { settleNotices } from '@app/server/billing/endUnpaid';
import { balanceOf } from '@app/server/ledger/balance';
import { customerAccount } from '@app/server/ledger/ledger';
import { plansOf } from '@app/server/catalog/plans';
import { findIssuedDocument } from '@app/server/billingDocuments/issue';
import { cancelOutdated } from '@app/server/servers/awaited';
import { serverRow, serversOf } from '@app/server/serverStore/read';
import { storeChanged, toEditable } from '@app/server/serverStore/store';
import { priceEntry } from '@/domain/cart/priceEntry';
import { addDays, addMonths } from '@/domain/time/dates';
import { toChoices } from '@/domain/results/notices';
import { kopecks } from '@/domain/money/money';
import { billFor } from '@/domain/payment/settlement';
import type { ServerId } from '@/domain/servers/server';
import { auditBooks, book, setBalance } from './support/accountMoney';
import { noticesOf } from './support/notices';
import { startAtNoon } from './support/atNoon';
import { addServer, renewalClock, renewalPayments } from './support/renewalClock';
import { callAs, signIn, type Person } from './support/signedIn';
import { openApp } from './support/openApp';
import { samplePrices } from '@/sample-data/prices';

startAtNoon();

const price = 157_700;
const dayMs = 86_400_000;

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
  await callAs(app, ann, serversContract.list);
});
afterAll(async () => {
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

const serverOf = (id: ServerId) =>
  db.selectFrom('server').select(['status', 'endDate']).where('id', '=', id).executeTakeFirst();
const eventsOf = async (id: ServerId) =>
  (
    await db
      .selectFrom('serverEvent')
      .select(['kind', 'actor'])
      .where('serverId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind, actor }) => `${kind} by ${actor}`);
const told = async () =>
  (await noticesOf(db, ann)).map(({ about, isRead }) => `${about.kind}${isRead ? '' : ', unread'}`);
const documentsOf = async () =>
  (
    await db
      .selectFrom('paper')
      .select(['kind', 'paymentId'])
      .where('userId', '=', ann.id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);
/** Pays the bill as the customer does in the list of payments. */
const payBill = (now: Date) =>
  db.transaction().execute(async (tx) => {
    const bills = await tx
      .selectFrom('payment')
      .selectAll()
      .where('userId', '=', ann.id)
      .where('status', '=', 'Pending')
      .execute();
    for (const bill of bills) await payFromBalance(tx, bill, now);
    await settleNotices(tx, ann.id, bills);
  });

// tests: LEDGER-07, NOTIFY-05, NOTIFY-07, NOTIFY-08, SERVERPAGE-08
it('renews over three months, one of which begins without the money', async () => {
  const id = await addServer(db, ann.id, 20);
  const first = (await serverOf(id))?.endDate;
  if (!first) throw new Error('No server');
  const clock = renewalClock(db, 2);
  await setBalance(db, ann.id, price * 2 + 100);

  await clock.live(20);
  expect(clock.today()).toBe(first);
  expect(await serverOf(id)).toEqual({ status: 'Active', endDate: addMonths(first, 1) });
  expect(await told()).toEqual([
    ...Array.from({ length: 4 }, () => 'serverRenewing'),
    'serverRenewed, unread',
  ]);
  await clock.live(32);
  expect(await serverOf(id)).toEqual({ status: 'Active', endDate: addMonths(first, 2) });
  expect(await renewalPayments(db, ann.id)).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
  expect(await documentsOf()).toEqual(['receipt', 'receipt']);
  expect(await balanceOf(db, ann.id)).toBe(100);

  // The third month: a bill, three days' grace, suspension; the bill is paid, and the server runs again.
  while (clock.today() < addMonths(first, 2)) await clock.live(1);
  expect(await serverOf(id)).toMatchObject({ status: 'Active' });
  expect((await told()).at(-1)).toBe('paymentDue, unread');
  await clock.live(3);
  expect(await serverOf(id)).toMatchObject({ status: 'Suspended', endDate: addMonths(first, 2) });
  await setBalance(db, ann.id, price);
  await payBill(clock.now());
  await clock.finishOperations();
  expect(await serverOf(id)).toEqual({ status: 'Active', endDate: addMonths(clock.today(), 1) });
  expect((await told()).filter((notice) => notice.endsWith('unread'))).toEqual([
    'serverRenewed, unread',
    'serverRenewed, unread',
  ]);
  expect((await renewalPayments(db, ann.id)).map(({ state, amount }) => [state, amount])).toEqual([
    ['paid', price],
    ['paid', price],
    ['paid', price],
  ]);
  const letters = clock.mails.filter(({ attachments = [] }) => attachments.length === 0);
  const subjects = letters.map(({ subject }) => subject.replace(/ — .*$/, ''));
  const domain = `vps${id}.example.ru`;
  expect(new Set(clock.mails.map(({ to }) => to))).toEqual(new Set([ann.email]));
  expect(subjects.slice(0, 5)).toEqual([
    ...Array.from({ length: 4 }, () => `Сервер ${domain} скоро продлится`),
    `Сервер ${domain} продлён`,
  ]);
  expect(subjects.slice(-2)).toEqual([
    `Не хватило денег на сервер ${domain}`,
    `Сервер ${domain} приостановлен`,
  ]);
  expect(subjects).toHaveLength(4 * 3 + 4);
  expect(await eventsOf(id)).toEqual([
    'renewed by system',
    'renewed by system',
    'suspended by system',
    'renewed by customer',
    'activated by system',
  ]);
  expect(clock.errors).toEqual([]);
});

// tests: LEDGER-11
it('goes on from the end of the period where its bill is paid within the days of grace', async () => {
  const id = await addServer(db, ann.id, 1);
  const end = (await serverOf(id))?.endDate;
  if (!end) throw new Error('No server');
  const clock = renewalClock(db, 1);
  await clock.live(3);
  expect(clock.today()).toBe(addDays(end, 2));
  await setBalance(db, ann.id, price);
  await payBill(clock.now());
  expect(await serverOf(id)).toEqual({ status: 'Active', endDate: addMonths(end, 1) });
  const covered = await db
    .selectFrom('operation')
    .select(['coversFrom', 'coversUntil'])
    .where('serverId', '=', id)
    .executeTakeFirst();
  expect(covered).toEqual({ coversFrom: end, coversUntil: addMonths(end, 1) });
});

// tests: LEDGER-11
it('counts from the day of the payment after a suspension, whatever says until when', async () => {
  const id = await addServer(db, ann.id, 1);
  const end = (await serverOf(id))?.endDate;
  if (!end) throw new Error('No server');
  const clock = renewalClock(db, 2);
  await clock.live(9);
  expect(await serverOf(id)).toEqual({ status: 'Suspended', endDate: end });
  const today = addDays(end, 8);
  expect(clock.today()).toBe(today);
  const until = addMonths(today, 1);
  const market = {
    plans: await plansOf(db, new Date()),
    prices: samplePrices,
    servers: await serversOf(db, ann.id),
    today,
  };
  const entry = { kind: 'renewal', id: 'renewal', serverId: id, period: 'month' } as const;
  expect(priceEntry(entry, market)).toMatchObject({ status: 'renewal', until });

  // The days without the server are neither paid for nor given away: one month's price, one month from now on.
  await db.transaction().execute((tx) => {
    const money = { from: 'opening', to: customerAccount(ann.id), amount: kopecks(price) } as const;
    return book(tx, { userId: ann.id, key: 'money', at: clock.now(), ...money });
  });
  await clock.settle();
  await clock.finishOperations();
  expect(await serverOf(id)).toEqual({ status: 'Active', endDate: until });
  expect(await balanceOf(db, ann.id)).toBe(0);
  const covered = await db
    .selectFrom('operation')
    .select(['coversFrom', 'coversUntil'])
    .where('serverId', '=', id)
    .where('coversFrom', 'is not', null)
    .execute();
  expect(covered).toEqual([{ coversFrom: today, coversUntil: until }]);
  const [renewal] = await renewalPayments(db, ann.id);
  const receipt = await findIssuedDocument(db, renewal?.id ?? 0, 'receipt');
  expect(receipt?.lines).toMatchObject([{ days: { from: today, to: until }, amount: price }]);
  const day = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
  const mail = clock.mails.findLast(({ attachments }) => !attachments);
  expect(mail?.text).toContain(`оплачен по ${day} включительно`);
  expect(clock.errors).toEqual([]);
});

// tests: LEDGER-07, NOTIFY-06
it('deletes what nobody renews after two warnings, and has its machine suspended and destroyed', async () => {
  const id = await addServer(db, ann.id, 3, { autoRenewal: false });
  const clock = renewalClock(db, 1);
  await setBalance(db, ann.id, price * 5);
  await clock.live(20);
  expect(await serverOf(id)).toBeUndefined();
  expect(clock.today()).toBe(addDays((await noticedEnd(id)) ?? clock.today(), 17));
  expect(await balanceOf(db, ann.id)).toBe(price * 5);
  expect(await told()).toEqual([
    'serverEnding',
    'serverEnding',
    'serverEnded',
    'serverSuspended',
    'serverDeletion',
    'serverDeletion',
    'serverDeleted, unread',
  ]);
  const commands = await db
    .selectFrom('operation')
    .select(['command', 'status'])
    .where('serverId', '=', id)
    .orderBy('id')
    .execute();
  expect(commands.map(({ command }) => command?.action)).toEqual(['suspend', 'destroy']);
  expect(clock.errors).toEqual([]);
});

/** Last day of a deleted server, from its reminder. */
async function noticedEnd(id: ServerId) {
  return (await noticesOf(db, ann))
    .flatMap(({ about }) => (about.kind === 'serverEnding' && about.serverId === id ? about.endDate : []))
    .at(0);
}

// tests: NOTIFY-09
it('notifies by the chosen events, channels and language', async () => {
  await addServer(db, ann.id, 2);
  await setBalance(db, ann.id, price);
  const quiet = { portal: false, mail: false };
  const choices = toChoices({ reminder: quiet, renewed: { ...quiet, mail: true }, deletion: quiet });
  expect(choices.deletion).toEqual({ portal: false, mail: true });
  await storeNotices(db, ann.id, { choices, language: 'en' });
  const clock = renewalClock(db, 1);
  await clock.live(2);
  expect(await told()).toEqual([]);
  // What was paid has its receipt in any case.
  expect(clock.mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Server .* is renewed — Meridian$/),
    expect.stringMatching(/^Receipt no\. .* — Meridian$/),
  ]);
  expect(clock.errors).toEqual([]);
});

// tests: LEDGER-08
it('catches up after a month of downtime without renewing a period twice or skipping a warning', async () => {
  const renewed = await addServer(db, ann.id, 5);
  const unpaid = await addServer(db, ann.id, 5, { autoRenewal: false });
  await setBalance(db, ann.id, price * 3);
  const clock = renewalClock(db, 2);
  await clock.live(1);
  clock.pass(30 * dayMs);
  await clock.settle();
  expect(await serverOf(renewed)).toMatchObject({ endDate: addMonths(clock.today(), 1) });
  expect(await renewalPayments(db, ann.id)).toHaveLength(1);
  expect(await serverOf(unpaid)).toMatchObject({ status: 'Active' });
  clock.pass(40 * dayMs);
  await clock.settle();
  expect(await serverOf(unpaid)).toMatchObject({ status: 'Suspended' });
  clock.pass(40 * dayMs);
  await clock.settle();
  expect(await serverOf(unpaid)).toBeDefined();
  await clock.live(6);
  expect(await serverOf(unpaid)).toBeDefined();
  await clock.live(1);
  expect(await serverOf(unpaid)).toBeUndefined();
  expect(clock.errors).toEqual([]);
});

it('cancels its bill when the renewal is paid for otherwise', async () => {
  const id = await addServer(db, ann.id, 1);
  const clock = renewalClock(db, 1);
  await clock.live(1);
  await setBalance(db, ann.id, price);
  await db.transaction().execute(async (tx) => {
    const other = await addPayment(tx, {
      userId: ann.id,
      payment: { ...billFor(kopecks(price), []), status: 'Paid', fromBalance: kopecks(price) },
      entries: [{ kind: 'renewal', id: 'own', serverId: id, period: 'month' }],
      promo: null,
      reason: null,
      now: clock.now(),
    });
    await payFromBalance(tx, other, clock.now());
  });
  await clock.live(5);
  expect(await renewalPayments(db, ann.id)).toMatchObject([{ state: 'canceled' }]);
  expect(await serverOf(id)).toMatchObject({ status: 'Active' });
  expect((await told()).filter((notice) => notice.endsWith('unread'))).toEqual([]);
});

// tests: LEDGER-11
it('bills a renewal again at the new price when its tariff changes in the days of grace (D39)', async () => {
  const id = await addServer(db, ann.id, 1);
  const clock = renewalClock(db, 1);
  await clock.live(2);
  expect(await renewalPayments(db, ann.id)).toMatchObject([{ state: 'created', amount: price }]);
  await db.transaction().execute(async (tx) => {
    const row = await serverRow(tx, ann.id, id).executeTakeFirstOrThrow();
    const { server, ...editable } = toEditable(row);
    const dearer = { ...server, monthlyPrice: kopecks(550_000) };
    await storeChanged(tx, ann.id, { editable: { ...editable, server: dearer }, notes: [] }, clock.now());
    await cancelOutdated(tx, ann.id, id, clock.now());
  });
  await clock.live(1);
  expect(await renewalPayments(db, ann.id)).toMatchObject([
    { state: 'canceled', amount: price },
    { state: 'created', amount: 550_000 },
  ]);
  // The grace goes on from the first bill: nobody gets more of it by changing something.
  await clock.live(3);
  expect(await serverOf(id)).toMatchObject({ status: 'Suspended' });
  await setBalance(db, ann.id, 550_000);
  await clock.live(1);
  // Paid: the machine is starting again.
  expect(await serverOf(id)).toMatchObject({ status: 'Activation' });
  expect(await balanceOf(db, ann.id)).toBe(0);
});

it('renews nothing whose bill was deleted, whatever money comes', async () => {
  const id = await addServer(db, ann.id, 1);
  const clock = renewalClock(db, 1);
  await clock.live(1);
  expect(await renewalPayments(db, ann.id)).toMatchObject([{ state: 'created', amount: price }]);
  expect(await documentsOf()).toEqual(['bill']);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('payment').where('userId', '=', ann.id).execute();
  });
  await setBalance(db, ann.id, price * 2);
  await clock.live(3);
  expect(await serverOf(id)).toMatchObject({ status: 'Suspended' });
  expect(await balanceOf(db, ann.id)).toBe(price * 2);
});
