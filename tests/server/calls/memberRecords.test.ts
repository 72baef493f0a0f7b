import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { billsContract } from '@app/contract/bills';
import { ordersContract } from '@app/contract/orders';
import { serversContract } from '@app/contract/servers';
import { exportedTables } from '@app/server/dataExports/exportedTables';
import { namingMember } from '@app/server/billing/namingMember';
import type { Db } from '@app/server/db/database';
import { transact } from '@app/server/db/transact';
import { makeOrderEntry } from '@/sample-data/cart';
import { billingOf, makePaymentBody, setBalance } from '../support/accountMoney';
import { colleaguesOf } from '../support/colleagues';
import { openApp } from '../support/openApp';
import { signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp();
const { make, join } = colleaguesOf(app);

/** An owner and a colleague who may pay. */
async function ownerAndFinance() {
  const [owner, bob] = [await signIn(app), await signIn(app)];
  await join(owner, bob, 'finance');
  return { owner, bob };
}
const orderBody = () => makePaymentBody({ entries: [makeOrderEntry({ id: randomUUID() })], minor: 157_700 });
const settingOf = (tx: Db) =>
  sql<{ member: string }>`select current_setting('portal.member', true) as "member"`.execute(tx);
const newestOf = async (person: Person) => (await billingOf(app, person).history()).items[0];

// tests: COLLEAGUES-11
it('names the colleague who paid on the payment, its order, the server’s history and the customer’s page', async () => {
  const { owner, bob } = await ownerAndFinance();
  const paid = await billingOf(app, bob).pay(orderBody());
  expect(paid).toMatchObject({ status: 'Paid', member: bob.email });
  expect(await newestOf(owner)).toMatchObject({ id: paid.id, member: bob.email });
  // The bank reported it, not the colleague's session.
  const { items: orders } = await make(owner, ordersContract.list);
  expect(orders[0]).toMatchObject({ paymentNumber: paid.number, member: bob.email });
  const operation = await db
    .selectFrom('operation')
    .select(['member', 'serverId'])
    .where('orderId', '=', Number(orders[0]?.id))
    .executeTakeFirstOrThrow();
  expect(operation.member).toBe(bob.email);
  const params = { id: String(operation.serverId) };
  const { items: bills } = await make(owner, billsContract.ofServer, { params });
  expect(bills).toMatchObject([{ id: paid.id, state: 'paid', member: bob.email }]);
  const { events } = await make(owner, serversContract.details, { params });
  expect(events.map(({ member }) => member)).toEqual(events.map(() => bob.email));

  const admin = await signIn(app, 'admin');
  const { items: users } = await make(admin, adminContract.users, { query: { search: owner.email } });
  const customer = await make(admin, adminContract.customer, { params: { id: String(users[0]?.id) } });
  expect(customer.payments.items[0]).toMatchObject({ member: bob.email });
  expect(customer.orders.items[0]).toMatchObject({ member: bob.email });
});

// tests: COLLEAGUES-11
it('names who paid a bill, whoever made it, and nobody where the owner did', async () => {
  const { owner, bob } = await ownerAndFinance();
  await setBalance(db, owner.id, 500_000);
  for (const payer of ['owner', 'bob'] as const) {
    const bill = await billingOf(app, payer === 'bob' ? owner : bob).pay({
      ...orderBody(),
      method: 'manual',
    });
    expect(bill.status).toBe('Pending');
    expect('member' in bill).toBe(payer === 'owner');
    expect((await billingOf(app, payer === 'bob' ? bob : owner).payPending([bill.id])).ok).toBe(true);
    expect(await newestOf(owner)).toMatchObject({ id: bill.id, status: 'Paid' });
    expect((await newestOf(owner))?.member).toBe(payer === 'bob' ? bob.email : undefined);
    const { items } = await make(owner, ordersContract.list);
    expect(items[0]?.member).toBe(payer === 'bob' ? bob.email : undefined);
  }
});

// tests: COLLEAGUES-11
it('has the colleague in the copy of the account’s data', () => {
  for (const file of ['orders', 'payments', 'server-events'])
    expect(exportedTables.find((each) => each.file === file)?.columns).toContain('member');
});

it('names the colleague of one payment only', async () => {
  const named = await transact(db, async (tx) => {
    const { rows } = await namingMember(tx, { member: 'bob@example.com' }, () => settingOf(tx));
    return [rows[0], (await settingOf(tx)).rows[0]];
  });
  expect(named).toEqual([{ member: 'bob@example.com' }, { member: '' }]);
});
