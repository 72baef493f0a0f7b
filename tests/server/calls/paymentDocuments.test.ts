import { afterAll, expect, it } from 'vitest';
import { billingContract } from '@app/contract/billing';
import { documentsContract } from '@app/contract/documents';
import { makeOrderEntry } from '@/sample-data/cart';
import { kopecks } from '@/domain/money/money';
import type { PaymentDocumentKind } from '@/domain/documents/billingDocument';
import { formattersFor } from '@/i18n/format';
import { billingOf, makePaymentBody, setBalance, newKey } from '../support/accountMoney';
import { longPayer } from '../support/billingDocuments';
import { pdfPages } from '../support/pdfText';
import { callAs, signIn, type Person } from '../support/signedIn';
import { openTwoAccounts } from '../support/twoAccounts';

const { app, ann, bob } = await openTwoAccounts();
const admin = await signIn(app, 'admin');
const { db } = app.deps;
const price = 157_700;
afterAll(async () => {
  // Numbers count from 1 without a gap.
  const rows = await db.selectFrom('paper').select(['kind', 'year', 'serial']).orderBy('serial').execute();
  for (const { kind, year } of await db.selectFrom('paperNumber').selectAll().execute()) {
    const serials = rows.filter((row) => row.kind === kind && row.year === year).map(({ serial }) => serial);
    expect(serials).toEqual(serials.map((_, index) => index + 1));
  }
});

const get = (person: Person | null, id: number, kind: PaymentDocumentKind, language = 'ru') =>
  callAs(app, person, documentsContract.ofPayment, { params: { id: String(id), kind }, query: { language } });
async function textOf(person: Person, id: number, kind: PaymentDocumentKind): Promise<string> {
  const answer = await get(person, id, kind);
  expect(answer.status).toBe(200);
  return pdfPages(new Uint8Array(await answer.arrayBuffer()))
    .join('\n')
    .replace(/[\s\u00a0]+/g, ' ');
}
const order = (changes: Record<string, unknown> = {}) =>
  billingOf(app, ann).pay(
    makePaymentBody({
      minor: price,
      entries: [makeOrderEntry({ id: newKey() })],
      method: 'manual',
      ...changes,
    }),
  );
const documentsOf = (paymentId: number) =>
  db
    .selectFrom('paper')
    .select(['kind', 'content'])
    .where('paymentId', '=', paymentId)
    .orderBy('id')
    .execute();

it('issues a bill with a payment that waits for its money, and a receipt once it has come', async () => {
  const { id, number } = await order();
  expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['bill']);
  expect((await get(ann, id, 'receipt')).status).toBe(404);
  const bill = await textOf(ann, id, 'bill');
  expect(bill).toContain(`Оплата услуг хостинга, платёж ${number}`);
  expect(bill).toContain('Diadem[GB]');
  await setBalance(db, ann.id, 1_000_000);
  expect((await billingOf(app, ann).payPending([id])).status).toBe(204);
  expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['bill', 'receipt']);
  // Its days are known now; paid from the balance, it cost no commission.
  const receipt = await textOf(ann, id, 'receipt');
  expect(receipt).toMatch(/\d\d\.\d\d\.\d{4} – \d\d\.\d\d\.\d{4}/);
  expect(receipt).not.toContain('Комиссия');
  expect(await textOf(ann, id, 'bill')).toBe(bill);
});

it('issues only a receipt with what is paid at once', async () => {
  const begun = await billingOf(app, ann).begin(
    makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })] }),
  );
  expect(await documentsOf(begun.id)).toEqual([]);
  expect(begun.paperPath).toBeUndefined();
  expect((await get(ann, begun.id, 'bill')).status).toBe(404);
  const { id, paperPath } = await order({ method: 'ruCards' });
  expect(paperPath).toBe(`/api/payments/${id}/papers/receipt`);
  expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['receipt']);
  expect((await get(ann, id, 'bill')).status).toBe(404);
});

// tests: PAY-36
it('states what the balance pays, and asks for the rest with its commission', async () => {
  await setBalance(db, ann.id, 100_000);
  const { id, paperPath } = await order({ minor: price - 50_000, fromBalance: 50_000 });
  expect(paperPath).toBe(`/api/payments/${id}/papers/bill`);
  const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const amount = (minor: number) => formattersFor('ru').amount(kopecks(minor)).replace(/\s/g, ' ');
  const bill = await textOf(ann, id, 'bill');
  expect(bill).toContain('Оплачено с баланса500,00 RUB');
  expect(bill).toContain(`Всего к оплате${amount(row.paidMinor)} RUB`);
});

// tests: DOCS-06
it('states the payer as it was, whatever becomes of it', async () => {
  const { addPayer, savePayer } = billingContract;
  const saved = await callAs(app, ann, addPayer, { body: longPayer });
  const { id: payerId } = (await saved.json()) as { id: string };
  const { id } = await order({ payer: longPayer });
  const before = await textOf(ann, id, 'bill');
  expect(before).toContain(`КПП ${longPayer.kpp}`);
  const changed = { ...longPayer, kpp: '783501999', address: 'Тверь' };
  expect((await callAs(app, ann, savePayer, { params: { id: payerId }, body: changed })).ok).toBe(true);
  expect(await textOf(ann, id, 'bill')).toBe(before);
});

// tests: DOCS-06
it('keeps a bill whose payment was deleted, and its number', async () => {
  const { id } = await order();
  expect((await billingOf(app, ann).deletePending([id])).status).toBe(204);
  expect(await documentsOf(id)).toHaveLength(1);
  expect((await get(ann, id, 'bill')).status).toBe(404);
});

// tests: DOCS-06
it('refuses in the database to change or delete what was issued', async () => {
  const { id } = await order();
  const own = db.deleteFrom('paper').where('paymentId', '=', id);
  await expect(own.execute()).rejects.toThrow(/stays as it is/);
  const change = db.updateTable('paper').set({ serial: 999 }).where('paymentId', '=', id);
  await expect(change.execute()).rejects.toThrow(/stays as it is/);
});

it('issues a missing document of an old payment once, and none for a cancelled one', async () => {
  const history = (await billingOf(app, ann).history()).items.filter(({ id }) => id < 5_100);
  const old = history.find(({ status }) => status === 'Paid');
  const canceled = history.find(({ status }) => status === 'Canceled');
  if (!old || !canceled) throw new Error('The sample has both');
  const [first, second] = await Promise.all([textOf(ann, old.id, 'receipt'), textOf(ann, old.id, 'receipt')]);
  expect(second).toBe(first);
  expect(await documentsOf(old.id)).toHaveLength(1);
  expect((await get(ann, canceled.id, 'bill')).status).toBe(404);
  expect((await get(ann, canceled.id, 'receipt')).status).toBe(404);
});

it('is the account’s own, and an administrator’s to read', async () => {
  const { id } = await order();
  expect((await get(bob, id, 'bill')).status).toBe(404);
  expect((await get(null, id, 'bill')).status).toBe(401);
  const answer = await get(admin, id, 'bill', 'en');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Invoice \d{4}-\d{5}\.pdf"/,
  );
  expect((await get(ann, id, 'bill', 'de')).status).toBe(422);
});

// tests: DOCS-07
it('gives the number of a failed transaction to the next document', async () => {
  const { id } = await order();
  const last = await db
    .selectFrom('paperNumber')
    .select('last')
    .where('kind', '=', 'bill')
    .executeTakeFirstOrThrow();
  const { issuePaymentDocument } = await import('@app/server/billingDocuments/issue');
  const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const failing = db.transaction().execute(async (tx) => {
    await issuePaymentDocument(tx, { ...row, id: row.id + 100_000 }, 'bill', { now: new Date() });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const next = await order();
  const [document] = await db.selectFrom('paper').select('serial').where('paymentId', '=', next.id).execute();
  expect(document?.serial).toBe(last.last + 1);
});
