import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { customerAccount, sumOf } from '@app/server/ledger/ledger';
import { migrations } from '@app/server/db/migrate';
import { refundHandler } from '@app/server/billing/refundJob';
import { createWorker } from '@app/server/jobs/worker';
import { changesOfOne } from '@app/server/changes';
import { makeOrderEntry } from '@/sample-data/cart';
import { kopecks } from '@/domain/money/money';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { deleteAccount, numberOf, settlementOf } from '../support/deleteAccount';
import { handlersOf } from '../support/jobHandlers';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { deleteUser, adjustBalance } = adminContract;
/** Of one order of the sample's plan. */
const price = 157_700;

let ann: Person;
beforeEach(async () => {
  ann = await openAccount(app);
});

/** The sums of the books by account. */
async function books(): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    select "account", sum("amount")::bigint as "sum" from "ledgerEntry" group by 1 having sum("amount") <> 0`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

const deletedAudit = async () => {
  const rows = db.selectFrom('auditEvent').select('after').where('subject', '=', ann.email);
  return (await rows.where('kind', '=', 'userDeleted').executeTakeFirstOrThrow()).after;
};

/** A top-up by card, a server paid by card, and a bill that holds a part of the balance. */
async function fullAccount() {
  const billing = billingOf(app, ann);
  await billing.pay(makePaymentBody({ minor: 100_000 }));
  await setBalance(db, ann.id, 130_000);
  await billing.pay(makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })] }));
  await billing.begin(
    makePaymentBody({
      minor: price - 20_000,
      fromBalance: 20_000,
      method: 'manual',
      entries: [makeOrderEntry({ id: newKey() })],
    }),
  );
}

// tests: ADMIN-38
it('shows the sums before, settles exactly those, and leaves nothing of the account in the books', async () => {
  const before = await books();
  await fullAccount();
  const sums = await settlementOf(app, admin, ann);
  expect(sums).toEqual({
    bills: { count: 1, sum: price },
    reserved: 20_000,
    // Ordered a moment ago and never started: all of it, by the way it came.
    servers: { count: 1, refund: price, byMethod: price },
    balance: 130_000,
    returnable: 100_000,
    currency: 'RUB',
  });
  // A look changes nothing.
  expect(await settlementOf(app, admin, ann)).toEqual(sums);
  expect(await sumOf(db, customerAccount(ann.id))).toBe(110_000);
  await answerOf(deleteUser, deleteAccount(app, admin, ann));
  const after = await books();
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect([moved('reserved'), moved(customerAccount(ann.id))]).toEqual([0, 0]);
  expect([moved('returning'), moved('writtenOff')]).toEqual([price + 100_000, 30_000]);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
  expect(await deletedAudit()).toEqual({
    bills: 1,
    billsSum: price,
    reserved: 20_000,
    servers: 1,
    serversRefund: price,
    serversByMethod: price,
    balance: 130_000,
    returned: 100_000,
    writtenOff: 30_000,
    note: 'At the customer’s request',
  });
});

it('settles what it showed: servers of one payment, goodwill, an open bill, and dollars', async () => {
  const billing = billingOf(app, ann);
  const two = [makeOrderEntry({ id: newKey() }), makeOrderEntry({ id: newKey() })];
  await setBalance(db, ann.id, 50_000);
  await billing.pay(makePaymentBody({ minor: 2 * price - 50_000, fromBalance: 50_000, entries: two }));
  await billing.pay(makePaymentBody({ method: 'cards', amount: { currency: 'USD', minor: 2_000 } }));
  await answerOf(
    adjustBalance,
    callAs(app, admin, adjustBalance, {
      params: { id: await numberOf(app, ann) },
      key: newKey(),
      body: { direction: 'credit', purpose: 'goodwill', amount: 7_000, note: 'Down on Monday' },
    }),
  );
  await billing.begin(
    makePaymentBody({
      minor: price - 9_000,
      fromBalance: 9_000,
      method: 'manual',
      entries: [makeOrderEntry({ id: newKey() })],
    }),
  );
  const { currency: _, ...sums } = await settlementOf(app, admin, ann);
  const before = await books();
  await answerOf(deleteUser, deleteAccount(app, admin, ann));
  const after = await books();
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  const { servers, balance, returnable } = sums;
  expect(sums).toMatchObject({ bills: { count: 1, sum: price }, reserved: 9_000 });
  // One payment paid for both, and a part of it came from the balance.
  expect(servers).toEqual({ count: 2, refund: 2 * price, byMethod: 2 * price - 50_000 });
  expect(returnable).toBeGreaterThan(0);
  // The goodwill, and what paid for the servers from the balance, cannot be sent to anybody.
  expect(balance - returnable).toBe(57_000);
  expect([moved('returning'), moved('writtenOff')]).toEqual([servers.byMethod + returnable, 57_000]);
  expect(await deletedAudit()).toMatchObject({
    billsSum: price,
    reserved: 9_000,
    serversByMethod: servers.byMethod,
    balance,
    returned: returnable,
    writtenOff: 57_000,
  });
});

it('writes off a balance of less than a cent, which no bank sends', async () => {
  await billingOf(app, ann).pay(
    makePaymentBody({ method: 'cards', amount: { currency: 'USD', minor: 2_000 } }),
  );
  await setBalance(db, ann.id, 20);
  expect(await settlementOf(app, admin, ann)).toMatchObject({ balance: 20, returnable: 0 });
  await answerOf(deleteUser, deleteAccount(app, admin, ann));
  expect(await deletedAudit()).toMatchObject({ returned: 0, writtenOff: 20 });
});

it('has the bank send back what was returned, though the account is gone by then', async () => {
  await fullAccount();
  await answerOf(deleteUser, deleteAccount(app, admin, ann));
  const returning = await sumOf(db, 'returning');
  const errors: unknown[] = [];
  const worker = createWorker({
    db,
    changes: changesOfOne(),
    handlers: handlersOf(app.deps.gateways, { refund: refundHandler(app.deps.gateways) }),
    log: { warn: () => undefined, error: (error) => void errors.push(error) },
  });
  await worker.runDue();
  expect(errors).toEqual([]);
  expect(returning).toBeGreaterThan(0);
  expect(await sumOf(db, 'returning')).toBe(0);
});

it('writes the whole balance off where that is chosen, and returns the servers by policy all the same', async () => {
  const before = await books();
  await fullAccount();
  await answerOf(deleteUser, deleteAccount(app, admin, ann, { balance: 'writeOff', note: 'Мошенничество' }));
  const after = await books();
  expect((after['writtenOff'] ?? 0) - (before['writtenOff'] ?? 0)).toBe(130_000);
  expect((after['returning'] ?? 0) - (before['returning'] ?? 0)).toBe(price);
  expect(await deletedAudit()).toMatchObject({ returned: 0, writtenOff: 130_000, note: 'Мошенничество' });
});

it('changes nothing where the sums are others than the administrator saw', async () => {
  await fullAccount();
  const before = await books();
  const sum = kopecks(price + 130_000 - 1);
  const refused = await deleteAccount(app, admin, ann, { sum });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'refundChanged', expected: price + 130_000, given: sum }),
  ]);
  expect(await books()).toEqual(before);
  const wanting = callAs(app, admin, deleteUser, {
    params: { id: await numberOf(app, ann) },
    body: { balance: 'writeOff', note: '  ', sum: price + 130_000 },
  });
  expect(await (await wanting).json()).toMatchObject({ code: 'invalidRequest', fields: ['note'] });
});

it('writes off what accounts that were deleted before have left', async () => {
  const { reserved = 0 } = await books();
  await setBalance(db, ann.id, 5_000);
  await billingOf(app, ann).begin(
    makePaymentBody({
      minor: price - 2_000,
      fromBalance: 2_000,
      method: 'manual',
      entries: [makeOrderEntry({ id: newKey() })],
    }),
  );
  await db.deleteFrom('user').where('id', '=', ann.id).execute();
  const before = await books();
  expect([before[customerAccount(ann.id)], before['reserved']]).toEqual([3_000, reserved + 2_000]);
  const step = migrations.find(({ name }) => name === 'written-off');
  for (const statement of step?.statements ?? []) await sql.raw(statement).execute(db);
  const after = await books();
  expect([after[customerAccount(ann.id)], after['reserved']]).toEqual([undefined, reserved]);
  expect((after['writtenOff'] ?? 0) - (before['writtenOff'] ?? 0)).toBe(5_000);
});
