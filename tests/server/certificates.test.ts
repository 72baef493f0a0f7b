import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { documentsContract } from '@app/contract/documents';
import { serversContract } from '@app/contract/servers';
import { adminContract } from '@app/contract/admin';
import { storeNotices } from '@app/server/customers/notices';
import { endUnpaid } from '@app/server/consequences/money';
import { refundPayment } from '@app/server/consequences/money';
import { addMonths, daysBetween, type IsoDate } from '@/domain/time/dates';
import { kopecks } from '@/domain/money/money';
import { monthStart } from '@/domain/time/months';
import { toChoices } from '@/domain/results/notices';
import type { ServerId } from '@/domain/servers/server';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { brand } from '@/brand';
import { makeEntity } from '@/sample-data/adminEntities';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey, setBalance } from './support/accountMoney';
import { noticesOf } from './support/notices';
import { longPayer } from './support/billingDocuments';
import { pdfPages } from './support/pdfText';
import { paidByHand, refundCalls } from './support/refundsByHand';
import { startAtNoon } from './support/atNoon';
import { renewalClock } from './support/renewalClock';
import { process } from './support/received';
import { answerOf, callAs, signIn, type Person } from './support/signedIn';
import { openApp } from './support/openApp';

startAtNoon();

const price = 157_700;

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
  await callAs(app, ann, serversContract.list);
  // Each test begins as the first month of a portal.
  await db.deleteFrom('actMonth').execute();
});

/** A server for a month on behalf of an organization, paid from the balance. */
async function order(payer: unknown = longPayer): Promise<number> {
  await setBalance(db, ann.id, price);
  const { id } = await billingOf(app, ann).pay(
    makePaymentBody({
      minor: 0,
      fromBalance: price,
      method: 'manual',
      payer,
      entries: [makeOrderEntry({ id: newKey() })],
    }),
  );
  return id;
}
const list = async (person = ann) =>
  (await answerOf(documentsContract.list, callAs(app, person, documentsContract.list))).items;
const download = (person: Person, id: number, language = 'ru') =>
  callAs(app, person, documentsContract.document, { params: { id: String(id) }, query: { language } });
const textOf = async (answer: Response) =>
  pdfPages(new Uint8Array(await answer.arrayBuffer()))
    .join('\n')
    .replace(/[\s\u00a0]+/g, ' ');
const months = async () => (await list()).map(({ date }) => monthStart(date)).toReversed();
const today = dayIn(defaultTimeZone, new Date());
/** The months that what is ordered today has days in: two. */
const rendered = [...new Set([today, addMonths(today, 1)].map(monthStart))];
type Clock = ReturnType<typeof renewalClock>;
/** Nothing happens for so many days; then what is due does. */
async function pass(clock: Clock, days: number): Promise<void> {
  clock.pass(days * 86_400_000);
  await clock.settle();
}
/** The first day after a month. */
const passMonth = (clock: Clock, month: IsoDate) =>
  pass(clock, daysBetween(clock.today(), addMonths(month, 1)));

// tests: LEDGER-09
it('issues an act at each month’s end, which together state what was paid, and mails it to the payer', async () => {
  await order();
  const clock = renewalClock(db, 2);
  await clock.finishOperations();
  expect(await list()).toEqual([]);
  for (const month of rendered) await passMonth(clock, month);
  expect(await months()).toEqual(rendered);
  const acts = await list();
  expect(acts[0]).toMatchObject({ kind: 'act', payer: longPayer.name });
  expect(acts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
  const mails = clock.mails.filter(({ summary }) => summary === 'document: act');
  expect(mails.map(({ to }) => to)).toEqual(rendered.map(() => longPayer.email));
  expect(mails.at(-1)?.attachments?.map(({ filename }) => filename)).toEqual([`Акт ${acts[0]?.number}.pdf`]);
  // A repeated run finds nothing to certify.
  await db.deleteFrom('actMonth').execute();
  await db.deleteFrom('job').where('kind', '=', 'acts').execute();
  await clock.settle();
  expect(await list()).toEqual(acts);
  expect(clock.errors).toEqual([]);
});

// tests: LEDGER-09, ENTITY-02
it('issues acts of paid services by the entity that got the money, whoever bills today', async () => {
  const admin = await signIn(app, 'admin');
  await order();
  const clock = renewalClock(db, 1);
  await clock.finishOperations();
  const { addEntity } = adminContract;
  const { id: _, next: __, version: ___, ...entity } = makeEntity({ inn: '7707083893' });
  const body = { ...entity, audience: 'organizations' as const, numbersFrom: null };
  await answerOf(addEntity, callAs(app, admin, addEntity, { body }));
  await order();
  await clock.finishOperations();
  await passMonth(clock, monthStart(today));
  const acts = await db
    .selectFrom('paper')
    .select(['entity', sql<string>`"content" -> 'payee' ->> 'inn'`.as('payee')])
    .where('userId', '=', ann.id)
    .where('kind', '=', 'act')
    .orderBy('id')
    .execute();
  expect(acts).toEqual([brand.requisites.inn, body.inn].map((inn) => ({ entity: inn, payee: inn })));
  await db.deleteFrom('legalEntity').where('audience', '=', 'organizations').execute();
  expect(clock.errors).toEqual([]);
});

it('states the commission of a payment, of a top-up too, so that acts come to what the payer paid', async () => {
  const admin = await signIn(app, 'admin');
  const paid = { method: 'manual', payer: longPayer, fromBalance: 0 } as const;
  const entries = [makeOrderEntry({ id: newKey() })];
  const { id } = await billingOf(app, ann).pay(makePaymentBody({ ...paid, minor: price, entries }));
  expect((await process(app, admin, id)).ok).toBe(true);
  const topUp = await billingOf(app, ann).pay(makePaymentBody({ ...paid, minor: 100_000, entries: [] }));
  expect((await process(app, admin, topUp.id)).ok).toBe(true);
  // Waits for its money, and is cancelled: its method has cost nothing.
  const unused = await billingOf(app, ann).pay(makePaymentBody({ ...paid, minor: 50_000, entries: [] }));
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', unused.id)
      .executeTakeFirstOrThrow();
    await endUnpaid(tx, row, { to: 'canceled' }, new Date());
  });
  const clock = renewalClock(db, 2);
  await clock.finishOperations();
  for (const month of rendered) await passMonth(clock, month);
  const acts = await list();
  expect(acts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price + price * 0.05 + 5000);
  const text = await textOf(await download(ann, acts.at(-1)?.id ?? 0));
  expect(text.match(/Комиссия/g)).toHaveLength(2);
  expect(clock.errors).toEqual([]);
});

it('states what stayed paid after all, once its days are stated already', async () => {
  const admin = await signIn(app, 'admin');
  const calls = refundCalls(app, admin);
  const paid = await paidByHand(app, admin, { payer: longPayer, fromBalance: 0 });
  ({ ann } = paid);
  const waiting = 50_000;
  expect((await calls.refund(paid.id, waiting)).status).toBe(200);
  const clock = renewalClock(db, 2);
  await clock.finishOperations();
  for (const month of rendered) await passMonth(clock, month);
  const sum = async () => (await list()).reduce((total, { amount }) => total + amount, 0);
  expect(await sum()).toBe(price * 1.05 - waiting);
  expect((await calls.cancel(await calls.newestId(), 'Withdrawn')).status).toBe(200);
  await passMonth(clock, addMonths(monthStart(addMonths(today, 1)), 1));
  expect(await sum()).toBe(price * 1.05);
  expect((await list())[0]).toMatchObject({ kind: 'act', amount: waiting });
  expect(clock.errors).toEqual([]);
});

// tests: DOCS-02
it('can be saved in both languages by its own account and the staff only', async () => {
  await order();
  const clock = renewalClock(db, 1);
  await clock.finishOperations();
  await pass(clock, 32);
  const [act] = await list();
  const id = act?.id ?? 0;
  const text = await textOf(await download(ann, id));
  expect(text).toContain(`Акт об оказании услуг № ${act?.number}`);
  expect(text).toContain('ИНН 7830002293');
  expect(text).toContain('Услуги оказаны полностью и в срок.');
  expect(text).toContain('Аренда сервера');
  expect(await textOf(await download(ann, id, 'en'))).toContain(`Certificate of services No. ${act?.number}`);
  const [other, staff] = [await signIn(app), await signIn(app, 'admin')];
  expect((await download(other, id)).status).toBe(404);
  // Staff finds it on the customer's page.
  expect((await download(staff, id)).status).toBe(200);
  for (const each of [other, staff]) expect(await list(each)).toEqual([]);
});

it('catches up on months of downtime one by one, and notifies of the newest only', async () => {
  await order();
  const clock = renewalClock(db, 3);
  await clock.finishOperations();
  // Another month is over since, in which nothing was rendered: that would be the newest.
  await passMonth(clock, addMonths(monthStart(addMonths(today, 1)), 1));
  expect(await months()).toEqual(rendered);
  expect(clock.mails.filter(({ summary }) => summary === 'document: act')).toEqual([]);
  expect(clock.errors).toEqual([]);
});

it('has none for a person, and mails none that the account does not want', async () => {
  await order({ ...longPayer, type: 'individual', name: 'Анна' });
  const clock = renewalClock(db, 1);
  await clock.finishOperations();
  await pass(clock, 32);
  expect(await list()).toEqual([]);
  await order();
  const both = { portal: false, mail: false };
  await storeNotices(db, ann.id, { choices: toChoices({ documents: both }), language: 'ru' });
  await clock.finishOperations();
  await pass(clock, 32);
  expect((await list()).length).toBeGreaterThan(0);
  expect(clock.mails.filter(({ subject }) => subject.startsWith('Акт'))).toEqual([]);
  expect((await noticesOf(db, ann)).map(({ about }) => about.kind)).not.toContain('actIssued');
});

// tests: LEDGER-10
it('certifies only the days until a server was cancelled; its refund has its own document', async () => {
  await order();
  const clock = renewalClock(db, 1);
  await clock.finishOperations();
  const server = await db
    .selectFrom('server')
    .select('id')
    .where('userId', '=', ann.id)
    .executeTakeFirstOrThrow();
  await leave(server.id);
  await pass(clock, 62);
  const documents = await list();
  expect(documents.map(({ kind, amount }) => [kind, amount])).toEqual([['refund', price]]);
  const [refund] = documents;
  const text = await textOf(await download(ann, refund?.id ?? 0));
  expect(text).toContain('Отказ нового клиента в первые сутки');
  expect(text).toContain('На баланс личного кабинета');
  expect(text).toContain(refund?.payment ?? 'no payment');
});

async function leave(id: ServerId): Promise<void> {
  const { leaving, leave: call } = serversContract;
  const params = { id: String(id) };
  const { refund } = await answerOf(leaving, callAs(app, ann, leaving, { params }));
  const body = { when: 'now', refund, target: 'balance' };
  expect((await callAs(app, ann, call, { params, body, key: newKey() })).ok).toBe(true);
}

// tests: LEDGER-10
it('issues one document of a refund by an administrator, and mails it', async () => {
  const id = await order();
  const admin = await signIn(app, 'admin');
  const body = { amount: 50_000, target: 'balance', note: 'Обещали' };
  const call = adminContract.refundPayment;
  expect((await callAs(app, admin, call, { params: { id: String(id) }, key: newKey(), body })).ok).toBe(true);
  const clock = renewalClock(db, 2);
  await clock.settle();
  const [refund] = await list();
  expect(refund).toMatchObject({ kind: 'refund', amount: 50_000, payment: `MRD-${id}` });
  const text = await textOf(await download(ann, refund?.id ?? 0, 'en'));
  expect(text).toContain(`Refund note No. ${refund?.number}`);
  expect(text).toContain('The provider’s decision');
  const { items } = await billingOf(app, ann).history();
  expect(items.find((each) => each.id === id)?.refundPapers).toEqual([
    { number: refund?.number, path: `/api/papers/${refund?.id}` },
  ]);
  const mails = clock.mails.filter(({ summary }) => summary === 'document: refunded');
  expect(mails.map(({ to }) => to)).toEqual([ann.email]);
  expect(mails[0]?.text).toContain(`MRD-${id}`);
  const document = db.updateTable('paper').set({ serial: 999 }).where('refundId', 'is not', null);
  await expect(document.execute()).rejects.toThrow(/stays as it is/);
  // What was given back is not stated by acts.
  await clock.finishOperations();
  await pass(clock, 62);
  const acts = (await list()).filter(({ kind }) => kind === 'act');
  expect(acts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price - 50_000);
});

it('does not mail of a refund whom it does not interest', async () => {
  const id = await order();
  const off = { portal: false, mail: false };
  await storeNotices(db, ann.id, { choices: toChoices({ refund: off }), language: 'ru' });
  await db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await refundPayment(tx, row, { amount: kopecks(100), target: 'balance', note: '', now: new Date() });
  });
  const clock = renewalClock(db, 1);
  await clock.settle();
  expect(clock.mails.filter(({ subject }) => subject.startsWith('Возврат'))).toEqual([]);
  expect(await list()).toHaveLength(1);
});
