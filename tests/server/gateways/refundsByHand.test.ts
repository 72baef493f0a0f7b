import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { sumOf } from '@app/server/ledger/ledger';
import { issueRefundDocument } from '@app/server/billingDocuments/refundDocument';
import { draftOfPayer } from '@/domain/payment/payer';
import { makeOrderEntry } from '@/sample-data/cart';
import { organizationPayer } from '@/sample-data/payers';
import { billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { refundByMethod } from '../support/refundByMethod';
import { noticesOf } from '../support/notices';
import { paidByHand, price, refundPortal } from '../support/refundsByHand';
import { callAs, codeOf, type Person } from '../support/signedIn';

const recipient = draftOfPayer(organizationPayer);
const { markRefundSent } = adminContract;
const portal = refundPortal();
let ann: Person;

/** A new account with a transfer of an organization that has come: its number. */
async function transferred(changes: Parameters<typeof makePaymentBody>[0] = {}): Promise<number> {
  const paid = await paidByHand(portal.app, portal.admin, { payer: recipient, ...changes });
  ann = paid.ann;
  return paid.id;
}

// tests: ADMIN-30
it('sends a transfer back once an administrator says that it is sent, however often', async () => {
  const id = await transferred();
  const incoming = await sumOf(portal.db, 'incoming');
  const key = newKey();
  const twice = [
    await portal.calls.refund(id, 57_700, 'method', key),
    await portal.calls.refund(id, 57_700, 'method', key),
  ];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const waiting = await portal.calls.newest();
  expect(waiting).toMatchObject({
    user: ann.email,
    amount: 57_700,
    target: 'method',
    state: 'toSend',
    recipient,
  });
  expect(await sumOf(portal.db, 'returning')).toBe(57_700);
  // All administrators see that somebody has to transfer it.
  const due = await portal.db
    .selectFrom('auditEvent')
    .selectAll()
    .where('kind', '=', 'refundToSend')
    .execute();
  expect(due).toMatchObject([{ adminEmail: '', customerEmail: ann.email, subject: `#${waiting?.id}` }]);
  const refundedNotices = async () =>
    (await noticesOf(portal.db, ann)).filter(({ about }) => about.kind === 'refunded');
  const mailsOf = () =>
    portal.db.selectFrom('job').select('key').where('key', 'like', `%refunded%${waiting?.id}%`).execute();
  expect(await refundedNotices()).toEqual([]);
  const jobs = await portal.db.selectFrom('job').select(['kind', 'key']).execute();
  expect(jobs.some(({ kind, key: name }) => kind === 'refund' && name === `refund:${waiting?.id}`)).toBe(
    false,
  );
  // Until it is sent it can be cancelled, and a document cannot.
  const issue = () =>
    portal.db.transaction().execute((tx) => issueRefundDocument(tx, Number(waiting?.id), new Date()));
  expect(await issue()).toBeNull();

  expect((await portal.calls.markSent(String(waiting?.id), newKey(), ann)).status).toBe(403);
  const sentKey = newKey();
  const both = await Promise.all([
    portal.calls.markSent(String(waiting?.id), sentKey),
    portal.calls.markSent(String(waiting?.id)),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await portal.calls.newest())?.state).toBe('sent');
  expect((await portal.calls.newest())?.recipient).toEqual(recipient);
  expect(await sumOf(portal.db, 'returning')).toBe(0);
  expect(await sumOf(portal.db, 'incoming')).toBe(incoming + 57_700);
  expect((await refundedNotices()).map(({ about }) => about)).toEqual([
    { kind: 'refunded', amount: 57_700, target: 'method' },
  ]);
  expect(await mailsOf()).toHaveLength(1);
  expect(await issue()).toBe(ann.id);
  const events = await portal.db
    .selectFrom('auditEvent')
    .selectAll()
    .where('kind', '=', 'refundSent')
    .execute();
  expect(events).toMatchObject([
    {
      adminEmail: portal.admin.email,
      customerEmail: ann.email,
      subject: `#${waiting?.id}`,
      before: { state: 'toSend' },
      after: { state: 'sent', amount: 57_700, payment: waiting?.payment },
    },
  ]);
});

it('repeats its first answer under one key, and refuses another one', async () => {
  await portal.calls.refund(await transferred(), price);
  const [id, key] = [await portal.calls.newestId(), newKey()];
  const answers = [await portal.calls.markSent(id, key), await portal.calls.markSent(id, key)];
  const [first, again] = await Promise.all(answers.map((answer) => answer.json()));
  expect(again).toEqual(first);
  expect(first).toMatchObject({ id, state: 'sent' });
  expect(await codeOf(await portal.calls.markSent(id))).toBe('changed');
  expect(await codeOf(await portal.calls.markSent('999999'))).toBe('notFound');
  expect((await callAs(portal.app, portal.admin, markRefundSent, { params: { id } })).status).toBe(422);
});

it('gives back in parts, to both places, and never more than came', async () => {
  const id = await transferred();
  expect((await portal.calls.refund(id, 100_000)).status).toBe(200);
  expect(await codeOf(await portal.calls.refund(id, 57_701))).toBe('refundChanged');
  expect((await portal.calls.refund(id, 7_700, 'balance')).status).toBe(200);
  expect((await portal.calls.refund(id, 50_000)).status).toBe(200);
  expect((await billingOf(portal.app, ann).history()).items[0]).toMatchObject({ status: 'Refunded' });
  expect(await billingOf(portal.app, ann).balance()).toBe(7_700);
  expect(await sumOf(portal.db, 'returning')).toBe(150_000);
  for (const { id: one, state } of await portal.calls.all())
    if (state === 'toSend') expect((await portal.calls.markSent(String(one))).status).toBe(200);
  expect(await sumOf(portal.db, 'returning')).toBe(0);
});

it('takes what topped up the balance from there again', async () => {
  const id = await transferred({ entries: [] });
  expect(await billingOf(portal.app, ann).balance()).toBe(price);
  expect(await codeOf(await portal.calls.refund(id, price, 'balance'))).toBe('refundChanged');
  await setBalance(portal.db, ann.id, price - 1);
  expect(await codeOf(await portal.calls.refund(id, price))).toBe('insufficientBalance');
  expect((await portal.calls.refund(id, 100_000)).status).toBe(200);
  expect(await billingOf(portal.app, ann).balance()).toBe(price - 1 - 100_000);
  expect((await portal.calls.markSent(await portal.calls.newestId())).status).toBe(200);
});

it('is still sent after the account is deleted', async () => {
  await portal.calls.refund(await transferred(), price);
  await portal.calls.deleteAccount(ann);
  expect(await portal.calls.newest()).toMatchObject({ user: ann.email, state: 'toSend', recipient });
  expect((await portal.calls.markSent(await portal.calls.newestId())).status).toBe(200);
  expect(await sumOf(portal.db, 'returning')).toBe(0);
});

it('leaves what a bank sends to the bank', async () => {
  const id = await transferred();
  await portal.calls.refund(id, 1, 'balance');
  expect(await codeOf(await portal.calls.markSent(await portal.calls.newestId()))).toBe('changed');
  const body = makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })] });
  await portal.calls.refund((await billingOf(portal.app, ann).pay(body)).id, 10_000);
  expect(await portal.calls.newest()).toMatchObject({ state: 'atBank', recipient: null });
  expect(await codeOf(await portal.calls.markSent(await portal.calls.newestId()))).toBe('changed');
});

it('is one way in the database: by a gateway, or by hand to somebody', async () => {
  const add = (way: { gateway: string | null; reference: string | null; recipient?: string }) =>
    portal.db
      .insertInto('refund')
      .values({ ...refundByMethod(ann), ...way })
      .execute();
  const nobody = { gateway: null, reference: null };
  const toPayer = { recipient: JSON.stringify(recipient) };
  await expect(add(nobody)).rejects.toThrow('refund_way');
  await expect(add({ gateway: 'testBank', reference: null })).rejects.toThrow('refund_way');
  await expect(add({ gateway: 'testBank', reference: 'a', ...toPayer })).rejects.toThrow('refund_way');
});
