import { beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { notificationsContract } from '@app/contract/notifications';
import { auditBooks, billingOf, newKey } from '../support/accountMoney';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, userNumberOf, type Person } from '../support/signedIn';

/* Money that staff add to a balance, or take from it. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
let ann: Person;
let params: { id: string };
beforeEach(async () => {
  ann = await openAccount(app);
  const number = await userNumberOf(db, ann.id);
  params = { id: String(number) };
});

const { adjustBalance } = adminContract;
const credit = { direction: 'credit', purpose: 'goodwill', amount: 50_000, note: 'Down on Monday' } as const;
const debit = { direction: 'debit', purpose: 'correction', amount: 20_000, note: 'Booked twice' } as const;

const send = (body: unknown, key = newKey(), by = admin) =>
  callAs(app, by, adjustBalance, { params, key, body });
const balance = () => billingOf(app, ann).balance();

async function sumOf(account: string): Promise<number> {
  const rows = await db.selectFrom('ledgerEntry').select('amount').where('account', '=', account).execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

// tests: ADMIN-49
it('credits and debits on ledger accounts of their own; the books add up to zero', async () => {
  const before = [await sumOf('goodwill'), await sumOf('corrections')];
  expect((await answerOf(adjustBalance, send(credit))).balance).toBe(50_000);
  expect((await answerOf(adjustBalance, send(debit))).balance).toBe(30_000);
  expect([await sumOf('goodwill'), await sumOf('corrections')]).toEqual([
    (before[0] ?? 0) - 50_000,
    (before[1] ?? 0) + 20_000,
  ]);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

// tests: ADMIN-49
it('is booked once for two clicks, and refuses another sum under the same key', async () => {
  const key = newKey();
  const both = await Promise.all([send(credit, key), send(credit, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await balance()).toBe(50_000);
  const other = await send({ ...credit, amount: 60_000 }, key);
  expect([other.status, await codeOf(other)]).toEqual([409, 'keyReused']);
  expect(await balance()).toBe(50_000);
});

// tests: ADMIN-49
it('takes all of the balance and never a kopeck more', async () => {
  await send(credit);
  const refused = await send({ ...debit, amount: 50_001 });
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'insufficientBalance']);
  expect(await balance()).toBe(50_000);
  expect((await send({ ...debit, amount: 50_000 })).status).toBe(200);
  expect(await balance()).toBe(0);
});

// tests: HAND-03
it('writes off what cannot be refunded, on the account of write-offs; a credit cannot', async () => {
  const before = await sumOf('writtenOff');
  await send(credit);
  const body = {
    direction: 'debit',
    purpose: 'writeOff',
    amount: 50_000,
    note: 'The payer is gone',
  } as const;
  const upward = await send({ ...body, direction: 'credit' });
  expect([upward.status, await codeOf(upward)]).toEqual([422, 'invalidRequest']);
  expect((await send({ ...body, amount: 50_001 })).status).toBe(409);
  expect(await balance()).toBe(50_000);
  expect((await answerOf(adjustBalance, send(body))).balance).toBe(0);
  expect(await sumOf('writtenOff')).toBe(before + 50_000);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

// tests: HAND-04
it('never makes a balance larger than the portal can show', async () => {
  expect((await send({ ...credit, amount: 1e12 })).status).toBe(200);
  const refused = await send({ ...credit, amount: 1 });
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'balanceTooLarge']);
  expect(await balance()).toBe(1e12);
});

// tests: ADMIN-49
it('is no revenue', async () => {
  const { overview } = adminContract;
  const revenue = async () =>
    (await answerOf(overview, callAs(app, admin, overview))).revenue?.month.revenue ?? 0;
  const before = await revenue();
  await send(credit);
  await send({ ...credit, purpose: 'correction' });
  await send(debit);
  expect(await revenue()).toBe(before);
});

// tests: ADMIN-49
it('notifies the customer with the reason, by notice and mail', async () => {
  await send(credit);
  const { list } = notificationsContract;
  const { items } = await answerOf(list, callAs(app, ann, list));
  expect(items[0]?.about).toMatchObject({
    kind: 'balanceAdjusted',
    direction: 'credit',
    amount: 50_000,
    note: 'Down on Monday',
  });
  const job = await db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(job.payload)).toContain('"kind":"balanceAdjusted"');
  expect(JSON.stringify(job.payload)).toContain('"balance":50000');
});

// tests: ADMIN-49
it('is audited with the balance before and after', async () => {
  await send(credit);
  await send(debit);
  const rows = await db
    .selectFrom('auditEvent')
    .select(['kind', 'before', 'after'])
    .where('customerEmail', '=', ann.email)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    {
      kind: 'balanceCredited',
      before: { balance: 0 },
      after: { balance: 50_000, amount: 50_000, purpose: 'goodwill', note: 'Down on Monday' },
    },
    {
      kind: 'balanceDebited',
      before: { balance: 50_000 },
      after: { balance: 30_000, amount: 20_000, purpose: 'correction', note: 'Booked twice' },
    },
  ]);
});

it.each([
  ['no amount', { ...credit, amount: 0 }],
  ['a part of a kopeck', { ...credit, amount: 0.5 }],
  ['no reason', { ...credit, note: ' ' }],
  ['another purpose', { ...credit, purpose: 'revenue' }],
])('refuses %s', async (_, body) => {
  expect((await send(body)).status).toBe(422);
  expect(await balance()).toBe(0);
});

it('is refused to support, and to a customer', async () => {
  const clerk = await signIn(app, 'admin');
  await db.updateTable('user').set({ staffRole: 'support' }).where('id', '=', clerk.id).execute();
  for (const person of [clerk, ann]) {
    const refused = await send(credit, newKey(), person);
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden']);
  }
});
