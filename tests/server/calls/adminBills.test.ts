import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { billsContract } from '@app/contract/bills';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { newestNotice } from '../support/notices';
import { process } from '../support/received';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';
import { openTwoAccounts } from '../support/twoAccounts';

const { app, ann, bob } = await openTwoAccounts();
const admin = await signIn(app, 'admin');
const { db } = app.deps;

const order = (person: Person, method = 'manual') =>
  billingOf(app, person).begin(
    makePaymentBody({ minor: 157_700, method, entries: [makeOrderEntry({ id: newKey() })] }),
  );
const find = async (query: Record<string, string>) =>
  answerOf(adminContract.bills, callAs(app, admin, adminContract.bills, { query }));
const cancel = (id: number, note = 'Выставлен дважды') =>
  callAs(app, admin, adminContract.cancelBill, { params: { id: String(id) }, body: { note } });

it('finds bills of every customer by number, e-mail and state, sorted and part by part', async () => {
  const first = await order(ann);
  const second = await order(bob);
  const atBank = await order(bob, 'ruCards');
  const { items } = await find({ search: second.number.toLowerCase() });
  expect(items).toMatchObject([{ id: second.id, user: bob.email, state: 'unpaid', owed: 157_700 }]);
  expect(items[0]?.billPath).toBe(`/api/payments/${second.id}/papers/bill`);
  const ofBob = await find({ search: bob.email, state: 'atBank' });
  expect(ofBob.items.map(({ id }) => id)).toEqual([atBank.id]);
  const head = await find({ search: bob.email, limit: '1', sort: 'amount', direction: 'descending' });
  const tail = await find({
    search: bob.email,
    limit: '500',
    sort: 'amount',
    direction: 'descending',
    cursor: head.next ?? '',
  });
  const all = [...head.items, ...tail.items];
  expect(new Set(all.map(({ id }) => id)).size).toBe(head.total);
  expect(all.map(({ amount }) => amount)).toEqual(all.map(({ amount }) => amount).toSorted((a, b) => b - a));
  const ids = (await find({ limit: '500' })).items.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(ids).toEqual(expect.arrayContaining([first.id, second.id, atBank.id]));
});

// tests: ADMIN-29
it('cancels one with a reason, which the customer reads and the trail records', async () => {
  const { id, number } = await order(ann);
  const note = '  Выставлен дважды ';
  const bill = await answerOf(adminContract.cancelBill, cancel(id, note));
  expect(bill).toMatchObject({ id, state: 'canceled', owed: 0 });
  expect(await newestNotice(db, ann)).toEqual({ kind: 'billCanceled', number, note: note.trim() });
  const own = await answerOf(billsContract.list, callAs(app, ann, billsContract.list));
  expect(own.items.find((each) => each.id === id)?.state).toBe('canceled');
  const trail = await db.selectFrom('auditEvent').selectAll().where('subject', '=', number).execute();
  expect(trail).toMatchObject([
    {
      kind: 'billCanceled',
      adminEmail: admin.email,
      customerEmail: ann.email,
      before: { status: 'Pending' },
      after: { status: 'Canceled', note: note.trim() },
    },
  ]);
  expect((await cancel(id)).status).toBe(409);
});

it('cancels none that is paid, without a reason, or for anybody else than an administrator', async () => {
  const { id } = await order(ann);
  for (const note of ['   ', 'a'.repeat(301)]) expect((await cancel(id, note)).status).toBe(422);
  expect((await cancel(999_999_999)).status).toBe(404);
  const call = adminContract.cancelBill;
  const parts = { params: { id: String(id) }, body: { note: 'x' } };
  expect((await callAs(app, ann, call, parts)).status).toBe(403);
  expect((await process(app, admin, id)).ok).toBe(true);
  expect((await cancel(id)).status).toBe(409);
  const { items } = await find({ search: `MRD-${id}` });
  expect(items).toMatchObject([{ state: 'paid', receiptPath: `/api/payments/${id}/papers/receipt` }]);
});
