import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import { noticesOf, storeNotices } from '@app/server/customers/notices';
import { sumOf } from '@app/server/ledger/ledger';
import { createWorker } from '@app/server/jobs/worker';
import { mailHandler } from '@app/server/mail/mailJob';
import type { Mail } from '@app/server/mail/mailer';
import { issueRefundDocument } from '@app/server/billingDocuments/refundDocument';
import { brand } from '@/brand';
import { billingOf, newKey, type makePaymentBody } from '../support/accountMoney';
import { refundByMethod } from '../support/refundByMethod';
import { handlersOf } from '../support/jobHandlers';
import { newestNotice } from '../support/notices';
import { paidByHand, price, refundPortal } from '../support/refundsByHand';
import { answerOf, callAs, codeOf, type Person } from '../support/signedIn';

const note = 'The account is closed';
const portal = refundPortal();
let ann: Person;

/** A new account with money that has come by hand: the number of its payment. */
async function received(changes: Parameters<typeof makePaymentBody>[0] = {}): Promise<number> {
  const paid = await paidByHand(portal.app, portal.admin, changes);
  ann = paid.ann;
  return paid.id;
}

/** Gives it back by hand: the number of the refund. */
async function returned(id: number, amount = price): Promise<string> {
  expect((await portal.calls.refund(id, amount)).status).toBe(200);
  return portal.calls.newestId();
}

const cancel = (id: string, key = newKey(), by = portal.admin) => portal.calls.cancel(id, note, key, by);
const statusOf = async () => (await billingOf(portal.app, ann).history()).items[0]?.status;

/** Sends pending mails and returns those of each account, in its language. */
async function mailed(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };
  const mail = mailHandler({ mailer, brandNames: brand.name, baseUrl: 'https://my.example.com' });
  const handlers = handlersOf(portal.app.deps.gateways, { mail });
  await createWorker({
    db: portal.db,
    changes: portal.app.deps.changes,
    handlers,
    log: portal.app.deps.log,
  }).runDue();
  return mails.filter(({ to }) => to === ann.email);
}

// tests: ADMIN-32
it('takes back what has not left, once: the payment counts as paid again, and its customer reads why', async () => {
  const id = await received();
  const refund = await returned(id);
  expect(await statusOf()).toBe('Refunded');
  expect((await cancel(refund, newKey(), ann)).status).toBe(403);
  const key = newKey();
  const [first, again] = [await cancel(refund, key), await cancel(refund, key)];
  const answer: unknown = await first.json();
  expect(answer).toMatchObject({ id: refund, state: 'canceled', cancelNote: note });
  expect(await again.json()).toEqual(answer);
  expect(await portal.calls.newest()).toMatchObject({ state: 'canceled', cancelNote: note });
  expect(await codeOf(await cancel(refund))).toBe('changed');
  const sending = await portal.calls.markSent(refund);
  expect(await codeOf(sending)).toBe('changed');
  expect(await statusOf()).toBe('Paid');
  expect([await sumOf(portal.db, 'returning'), await billingOf(portal.app, ann).balance()]).toEqual([0, 0]);
  const number = `MRD-${id}`;
  expect(await newestNotice(portal.db, ann)).toEqual({
    kind: 'refundCanceled',
    number,
    amount: price,
    to: 'payment',
    note,
  });
  const events = await portal.db
    .selectFrom('auditEvent')
    .selectAll()
    .where('kind', '=', 'refundCanceled')
    .execute();
  expect(events).toMatchObject([
    {
      adminEmail: portal.admin.email,
      customerEmail: ann.email,
      subject: `#${refund}`,
      before: { state: 'toSend' },
      after: { state: 'canceled', amount: price, payment: number, note },
    },
  ]);
  // Nothing was given back, so that no document says so.
  const issue = () =>
    portal.db.transaction().execute((tx) => issueRefundDocument(tx, Number(refund), new Date()));
  expect(await issue()).toBeNull();
  const mails = await mailed();
  expect(mails.filter(({ summary }) => summary === 'document: refund canceled')).toHaveLength(1);
  expect(mails.map(({ text }) => text).join()).toContain(note);
  expect(await portal.db.selectFrom('paper').selectAll().where('refundId', 'is not', null).execute()).toEqual(
    [],
  );

  // It can be given back another time.
  const next = await returned(id, 100_000);
  expect((await portal.calls.markSent(next)).status).toBe(200);
  expect(await statusOf()).toBe('PartlyRefunded');
});

it('puts what topped up the balance there again, and says so in both languages', async () => {
  for (const language of ['ru', 'en'] as const) {
    const refund = await returned(await received({ entries: [] }), 100_000);
    const { choices } = await portal.db.transaction().execute((tx) => noticesOf(tx, ann.id));
    await storeNotices(portal.db, ann.id, { choices, language });
    expect(await billingOf(portal.app, ann).balance()).toBe(price - 100_000);
    expect((await cancel(refund)).status).toBe(200);
    expect(await billingOf(portal.app, ann).balance()).toBe(price);
    expect(await newestNotice(portal.db, ann)).toMatchObject({ kind: 'refundCanceled', to: 'balance' });
    const mail = (await mailed()).find(({ summary }) => summary === 'document: refund canceled');
    expect(mail?.text).toContain(
      language === 'ru' ? 'деньги на вашем балансе' : 'the money is on your balance',
    );
  }
});

it('takes no reason that is none, or longer than its customer would read', async () => {
  const id = await received();
  const refund = await returned(id, 100_000);
  for (const reason of ['  ', 'a'.repeat(301)]) {
    expect((await portal.calls.cancel(refund, reason)).status).toBe(422);
    const body = { amount: 1000, target: 'balance' as const, note: reason };
    const call = adminContract.refundPayment;
    const params = { id: String(id) };
    expect((await callAs(portal.app, portal.admin, call, { params, key: newKey(), body })).status).toBe(422);
  }
  expect((await cancel(refund)).status).toBe(200);
});

it('leaves what the refund policy promises with the customer: it goes to the balance', async () => {
  const id = await received();
  const { list, leave } = serversContract;
  const [server] = (await answerOf(list, callAs(portal.app, ann, list))).items;
  const body = { when: 'now', refund: price, target: 'method' };
  await answerOf(
    leave,
    callAs(portal.app, ann, leave, { params: { id: String(server?.id) }, key: newKey(), body }),
  );
  expect(await portal.calls.newest()).toMatchObject({ state: 'toSend', reason: 'notStarted', amount: price });
  const key = newKey();
  const refund = await portal.calls.newestId();
  expect((await cancel(refund, key)).status).toBe(200);
  expect((await cancel(refund, key)).status).toBe(200);
  expect(await portal.calls.newest()).toMatchObject({
    state: 'sent',
    target: 'balance',
    reason: 'notStarted',
    amount: price,
  });
  expect(await billingOf(portal.app, ann).balance()).toBe(price);
  expect(await statusOf()).toBe('Refunded');
  expect(await newestNotice(portal.db, ann)).toMatchObject({
    kind: 'refundCanceled',
    number: `MRD-${id}`,
    to: 'balance',
  });
  // Nothing of it is left to be given back.
  expect(await codeOf(await portal.calls.refund(id, 1, 'balance'))).toBe('changed');
});

it('cannot cancel the refund of a deleted account: its document is issued at the deletion', async () => {
  const refund = await returned(await received());
  await portal.calls.deleteAccount(ann);
  const documents = portal.db.selectFrom('paper').select('kind').where('refundId', '=', Number(refund));
  expect(await documents.execute()).toEqual([{ kind: 'refund' }]);
  expect(await codeOf(await cancel(refund))).toBe('accountDeleted');
  expect((await portal.calls.markSent(refund)).status).toBe(200);
});

// tests: ADMIN-33
it('refunds cryptocurrency by a bank transfer to the payer, or cancels that', async () => {
  const id = await received({ method: 'crypto' });
  const refund = await returned(id, 100_000);
  expect(await portal.calls.newest()).toMatchObject({
    state: 'toSend',
    recipient: { name: 'Соколова Анна Викторовна' },
  });
  expect((await cancel(refund)).status).toBe(200);
  const next = await returned(id);
  expect((await portal.calls.markSent(next)).status).toBe(200);
  expect([await statusOf(), await sumOf(portal.db, 'returning')]).toEqual(['Refunded', 0]);
});

it('is refused by the database of what is sent, and of what a bank sends', async () => {
  const add = (way: object) =>
    portal.db
      .insertInto('refund')
      .values({ ...refundByMethod(ann), gateway: null, reference: null, ...way })
      .execute();
  const canceled = { canceledAt: new Date(), cancelNote: note };
  const byHand = { userId: null, recipient: JSON.stringify({}) };
  await expect(add({ ...byHand, ...canceled, endedAt: new Date() })).rejects.toThrow('refund_canceled');
  await expect(add({ ...byHand, canceledAt: new Date() })).rejects.toThrow('refund_canceled');
  const byBank = { userId: null, gateway: 'testBank', reference: 'a' };
  await expect(add({ ...byBank, ...canceled })).rejects.toThrow('refund_canceled');
});
