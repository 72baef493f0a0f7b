import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountContract } from '@app/contract/account';
import { catalogContract } from '@app/contract/catalog';
import { deskContract } from '@app/contract/desk';
import { notificationsContract } from '@app/contract/notifications';
import { serversContract } from '@app/contract/servers';
import { adminPlans } from '@app/server/admin/catalogPlans';
import { salesFigures } from '@app/server/admin/sales';
import { transferAccount } from '@app/server/members/transfer';
import { kopecks } from '@/domain/money/money';
import { paymentStates, type PaymentState } from '@/domain/payment/paymentState';
import { newKey } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

/* Figures that look alike or are easily counted over too many rows. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');

/** A customer whose account has been opened and is empty. */
async function newcomer(): Promise<Person> {
  const person = await signIn(app);
  await answerOf(accountContract.summary, callAs(app, person, accountContract.summary));
  return person;
}

const addPayment = (
  userId: string,
  { state, amount = 1000, fromBalance = 0, promo = null }: NewPayment,
): Promise<unknown> =>
  sql`insert into "payment" ("userId", "date", "payer", "method", "amount", "fromBalance", "paidCurrency", "paidMinor", "state", "entries", "promo", "refunded")
    values (${userId}, '2026-11-20', 'Ann', 'manual', ${amount}, ${fromBalance}, 'RUB', ${amount}, ${state}, null, ${promo}, 0)`.execute(
    db,
  );
interface NewPayment {
  readonly state: PaymentState;
  readonly amount?: number;
  readonly fromBalance?: number;
  readonly promo?: string | null;
}

async function addTicket(userId: string, status: 'queued' | 'answered' | 'closed'): Promise<string> {
  const { rows } = await sql<{
    id: number;
  }>`insert into "ticket" ("userId", "subject", "department", "status", "updatedAt")
    values (${userId}, 'PHP', 'technical', ${status}, now()) returning "id"`.execute(db);
  return String(rows[0]?.id);
}

const addServer = (userId: string): Promise<unknown> =>
  sql`insert into "server" ("userId", "product", "domain", "host", "os", "tariff", "datacenter", "endDate", "status",
      "monthlyPrice", "optionsMonthly", "createdOn", "memory", "settings", "addresses", "ipv6Subnets", "searchText", "autoRenewal")
    values (${userId}, 'vps', 'a.example.ru', ${newKey()}, 'Debian 12', 'Diadem[GB]', 'gb', '2027-01-01', 'Active', 157700, 0,
      '2026-01-01', 4, '{}', '[]', '[]', '', true)`.execute(db);

const addTransfer = (userId: string, at: string, amount: number): Promise<unknown> =>
  sql`with "made" as (insert into "transfer" ("userId", "key", "fingerprint", "at") values (${userId}, ${newKey()}, '', ${at}) returning "id")
    insert into "ledgerEntry" ("transferId", "account", "amount")
      select "id", 'incoming', ${-amount}::bigint from "made" union all select "id", 'revenue', ${amount}::bigint from "made"`.execute(
    db,
  );

it('the account counts answered tickets and unpaid payments, each for itself', async () => {
  const ann = await newcomer();
  for (const status of ['answered', 'queued', 'closed'] as const) await addTicket(ann.id, status);
  for (const state of ['created', 'redirected', 'paid', 'canceled'] as const)
    await addPayment(ann.id, { state });
  expect(await answerOf(accountContract.summary, callAs(app, ann, accountContract.summary))).toMatchObject({
    unreadMessages: 1,
    unpaidItems: 2,
  });
});

it('staff see how much a customer still owes, without what the balance holds', async () => {
  const ann = await newcomer();
  await addPayment(ann.id, { state: 'created', amount: 1000, fromBalance: 400 });
  await addPayment(ann.id, { state: 'paid', amount: 7000 });
  const params = { id: await addTicket(ann.id, 'queued') };
  const { deskTicket } = deskContract;
  const { customer } = await answerOf(deskTicket, callAs(app, admin, deskTicket, { params }));
  expect(customer?.openBills).toEqual({ count: 1, sum: 600 });
});

it('notifications are sorted by their time, whenever they were stored', async () => {
  const ann = await newcomer();
  const about = JSON.stringify({ kind: 'signedIn', device: null });
  const hour = 3_600_000;
  for (const age of [2, 1, 3])
    await db
      .insertInto('notification')
      .values({ userId: ann.id, at: new Date(Date.now() - age * hour), isRead: false, about })
      .execute();
  const { list } = notificationsContract;
  const { items } = await answerOf(list, callAs(app, ann, list));
  const times = items.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(times).toHaveLength(3);
});

it.each(paymentStates)('a promo code counts a payment that is %s only once its money came', async (state) => {
  const ann = await newcomer();
  const code = `CODE-${newKey().slice(0, 8).toUpperCase()}`;
  const [benefit, lines] = [{ kind: 'percent', percent: 10 }, ['vps']].map((each) => JSON.stringify(each));
  await sql`insert into "promo" ("code", "benefit", "from", "until", "usesLeft", "lines")
    values (${code}, ${benefit}::jsonb, '2020-01-01', '2099-01-01', 9, ${lines}::jsonb)`.execute(db);
  await addPayment(ann.id, { state, promo: code });
  const { promo } = catalogContract;
  const found = await answerOf(promo, callAs(app, ann, promo, { params: { code } }));
  expect(found.customer.uses).toBe(state === 'paid' || state === 'refunded' ? 1 : 0);
});

it('a plan counts servers at another price unless they are cancelled', async () => {
  const ann = await newcomer();
  await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const other = async () =>
    (await adminPlans(db, new Date())).find(({ name }) => name === 'Diadem[GB]')?.otherPrice;
  const before = (await other()) ?? 0;
  await addServer(ann.id);
  expect(await other()).toBe(before);
  const own = db.updateTable('server').where('userId', '=', ann.id);
  await own.set({ monthlyPrice: kopecks(100) }).execute();
  // Agreed for this server, until the plan has had the price.
  expect(await other()).toBe(before);
  const plan = await db
    .selectFrom('plan')
    .select('monthly')
    .where('name', '=', 'Diadem[GB]')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('planPrice')
    .values([
      { plan: 'Diadem[GB]', from: new Date('2020-01-01'), monthly: kopecks(100) },
      { plan: 'Diadem[GB]', from: new Date('2020-02-01'), monthly: kopecks(plan.monthly) },
    ])
    .execute();
  expect(await other()).toBe(before + 1);
  await own.set({ leavesOn: '2027-01-01' }).execute();
  expect(await other()).toBe(before);
});

// tests: DAYS-01
it('sales belong to the month of the provider’s day', async () => {
  const ann = await newcomer();
  // 01:30 of 1 March in Moscow, and 23:30 of the day before.
  await addTransfer(ann.id, '2031-02-28T22:30:00Z', 500);
  await addTransfer(ann.id, '2031-02-28T20:30:00Z', 7);
  const sales = (await salesFigures(db)).filter(({ date }) => date.startsWith('2031-'));
  expect(sales).toEqual([
    { date: '2031-02-01', amount: 7 },
    { date: '2031-03-01', amount: 500 },
  ]);
});

describe('an account does not become another person’s once it has', () => {
  const uses: Readonly<Record<string, (userId: string) => Promise<unknown>>> = {
    'a server': addServer,
    'a payment': (userId) => addPayment(userId, { state: 'canceled' }),
    'a ticket': (userId) => addTicket(userId, 'closed'),
    'an entry in the books': (userId) => addTransfer(userId, '2031-01-01T00:00:00Z', 1),
  };
  it.each(Object.entries(uses))('%s', async (_, use) => {
    const [owner, heir] = [await newcomer(), await newcomer()];
    await use(heir.id);
    await expect(
      db.transaction().execute((tx) =>
        transferAccount(tx, {
          accountId: owner.id,
          receiverId: heir.id,
          membershipId: 1,
          role: 'finance',
        }),
      ),
    ).rejects.toMatchObject({ key: 'accountInUse' });
  });
});
