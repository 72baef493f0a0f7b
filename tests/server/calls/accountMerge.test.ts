import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { mergeRules } from '@app/server/accounts/mergeTables';
import { lockOwner } from '@app/server/customers/lock';
import { findCustomer } from '@app/server/imports/findCustomer';
import { refundableBalance } from '@app/server/ledger/balance';
import { customerAccount, sumOf } from '@app/server/ledger/ledger';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from '../support/accountMoney';
import { payAtBank } from '../support/atBank';
import { password } from '../support/authenticator';
import { deleteAccount, numberOf } from '../support/deleteAccount';
import { openAccount } from '../support/openAccount';
import { openApp } from '../support/openApp';
import { makeRegistration } from '../support/payloads';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { adjustBalance, customer, mergeUsers, previewMerge, suspendUser, users } = adminContract;
/** Of one order of the sample's plan. */
const price = 157_700;

let ann: Person;
let bob: Person;
beforeEach(async () => {
  ann = await signIn(app);
  bob = await signIn(app);
  for (const person of [ann, bob]) await billingOf(app, person).history();
});

const paramsOf = async (person: Pick<Person, 'email'>) => ({ id: await numberOf(app, person) });

const merge = async (kept: Person, closed: Pick<Person, 'email'>, key = newKey()) =>
  callAs(app, admin, mergeUsers, {
    params: await paramsOf(kept),
    key,
    body: { email: closed.email, note: 'Asked by phone' },
  });

const preview = async (kept: Person, closed: Pick<Person, 'email'>) =>
  answerOf(
    previewMerge,
    callAs(app, admin, previewMerge, { params: await paramsOf(kept), query: { email: closed.email } }),
  );

const pageOf = async (person: Pick<Person, 'email'>) =>
  answerOf(customer, callAs(app, admin, customer, { params: await paramsOf(person) }));

/** A paid server, a bill that holds a part of the balance, and a ticket. */
async function useAccount(person: Person) {
  const billing = billingOf(app, person);
  await setBalance(db, person.id, 50_000);
  await billing.pay(makePaymentBody({ minor: price, entries: [makeOrderEntry({ id: newKey() })] }));
  const bill = await billing.begin(
    makePaymentBody({
      minor: price - 20_000,
      fromBalance: 20_000,
      method: 'manual',
      entries: [makeOrderEntry({ id: newKey() })],
    }),
  );
  await answerOf(
    supportContract.create,
    callAs(app, person, supportContract.create, {
      key: newKey(),
      body: { subject: 'Help', department: 'technical', service: 'vps', serverId: null, message: 'Please' },
    }),
  );
  return bill;
}

// tests: MERGE-01
describe('the columns of the database that name an account', () => {
  it('each have a rule for merges', async () => {
    const { rows } = await sql<{ name: string }>`
      select "table_name" || '.' || "column_name" as "name" from information_schema.columns
      where table_schema = 'public' and "table_name" <> 'user'
        and "column_name" ~ '^((user|account|owner|admin|author|staff|assignee)Id|account)$'
      union select relname || '.' || attname from pg_constraint
        join pg_class on pg_class.oid = conrelid
        join pg_attribute on attrelid = conrelid and attnum = any (conkey)
        where contype = 'f' and confrelid = '"user"'::regclass
      order by 1`.execute(db);
    const named = rows.map(({ name }) => name).filter((name) => name !== 'customer.mergedInto');
    expect(named).toEqual(
      Object.keys(mergeRules)
        .filter((name) => name !== 'paper.issuedTo')
        .toSorted(),
    );
  });
});

// tests: MERGE-01, MERGE-02
it('moves what the account has, and shows the same numbers before', async () => {
  await useAccount(bob);
  await setBalance(db, ann.id, 10_000);
  const shown = await preview(ann, bob);
  expect(shown).toMatchObject({
    closes: { email: bob.email, balance: 30_000, servers: 1 },
    moved: { servers: 1, orders: 1, payments: 2, unpaidBills: 1, tickets: 1 },
    ended: { sessions: 1, apiTokens: 0, members: 0 },
    obstacles: [],
  });
  const before = await pageOf(bob);
  const kept = await answerOf(mergeUsers, merge(ann, bob));
  expect(kept).toMatchObject({ email: ann.email, balance: 40_000, servers: 1 });

  const page = await pageOf(ann);
  expect(page.servers).toEqual({
    ...before.servers,
    items: before.servers.items.map((server) => ({ ...server, user: ann.email })),
  });
  expect(page.documents).toEqual(before.documents);
  expect(page.tickets).toEqual(before.tickets);
  expect(page.mergedFrom.map(({ email }) => email)).toEqual([bob.email]);
  const closed = await pageOf(bob);
  expect([closed.user.status, closed.user.balance, closed.user.servers]).toEqual(['Merged', 0, 0]);
  expect(closed.mergedInto?.email).toBe(ann.email);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });

  const mine = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  expect(mine.items).toHaveLength(1);
  const found = await answerOf(users, callAs(app, admin, users, { query: { status: 'Merged' } }));
  expect(found.items.map(({ email }) => email)).toContain(bob.email);
});

// tests: MERGE-01
it('keeps the sums that lists sort by equal to those counted anew', async () => {
  await useAccount(bob);
  await answerOf(mergeUsers, merge(ann, bob));
  const read = () =>
    sql<object>`select "userId", "status", "balance", "servers", "payments", "amount" from "accountSummary"
      where "userId" in (${ann.id}, ${bob.id}) order by 1`.execute(db);
  const { rows: kept } = await read();
  await sql`select "summarizeAccounts"()`.execute(db);
  expect((await read()).rows).toEqual(kept);
});

// tests: MERGE-03
it('credits the kept account when a bill of the closed one is paid, cancelled or refunded', async () => {
  const { id } = await useAccount(bob);
  await answerOf(mergeUsers, merge(ann, bob));
  expect(await sumOf(db, customerAccount(ann.id))).toBe(30_000);
  // The held part comes back to the account that has the bill.
  expect((await billingOf(app, ann).deletePending([id])).status).toBe(204);
  expect(await sumOf(db, customerAccount(ann.id))).toBe(50_000);
  expect(await sumOf(db, customerAccount(bob.id))).toBe(0);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

// tests: MERGE-03
it('takes the money of a payment that was at the bank, once', async () => {
  const billing = billingOf(app, bob);
  const { id, continueAt } = await billing.begin(makePaymentBody({ minor: 70_000 }));
  await answerOf(mergeUsers, merge(ann, bob));
  if (continueAt === undefined) throw new Error('It is paid already');
  await payAtBank(app, ann, { continueAt });
  const { payment } = await billingOf(app, ann).progress(id);
  expect(payment.status).toBe('Paid');
  expect(await sumOf(db, customerAccount(ann.id))).toBe(70_000);
});

// tests: MERGE-03
it('locks the owner that a row has after a merge, while something waited for the former one', async () => {
  const owners = [bob.id, ann.id, ann.id];
  const find = () => Promise.resolve(owners.shift());
  expect(await db.transaction().execute((tx) => lockOwner(tx, find))).toBe(ann.id);
  expect(await db.transaction().execute((tx) => lockOwner(tx, () => Promise.resolve(null)))).toBeNull();
});

// tests: MERGE-03
it('finishes an operation that the provisioner was working on', async () => {
  await useAccount(bob);
  await answerOf(mergeUsers, merge(ann, bob));
  const { rows } = await sql<{ count: number }>`select count(*)::int as "count" from "operation"
    join "server" on "server"."id" = "operation"."serverId" and "server"."userId" = "operation"."userId"
    where "operation"."userId" = ${ann.id}`.execute(db);
  expect(rows).toEqual([{ count: 1 }]);
});

// tests: ADMIN-60, MERGE-01
it('keeps goodwill from becoming refundable', async () => {
  const goodwill = { direction: 'credit', purpose: 'goodwill', amount: 5000, note: 'Sorry' };
  await answerOf(
    adjustBalance,
    callAs(app, admin, adjustBalance, { params: await paramsOf(bob), key: newKey(), body: goodwill }),
  );
  await setBalance(db, bob.id, 12_000);
  await answerOf(mergeUsers, merge(ann, bob));
  expect(await sumOf(db, customerAccount(ann.id))).toBe(12_000);
  expect(await refundableBalance(db, ann.id)).toBe(7000);
});

// tests: MERGE-04
it('ends the sign-in of the closed account, whatever it had', async () => {
  await answerOf(mergeUsers, merge(ann, bob));
  const refused = await callAs(app, bob, serversContract.list);
  expect([refused.status, await codeOf(refused)]).toEqual([401, 'notSignedIn']);
  const rows = await db.selectFrom('session').select('id').where('userId', '=', bob.id).execute();
  expect(rows).toEqual([]);
});

// tests: MERGE-05
it('names the kept address after the right password only', async () => {
  await answerOf(mergeUsers, merge(ann, bob));
  const login = (secret: string) => app.post('login', { email: bob.email, password: secret });
  const refused = await login(password);
  expect([refused.status, refused.headers.getSetCookie(), await refused.json()]).toMatchObject([
    409,
    [],
    {
      code: 'signInMerged',
      email: ann.email,
      error: `Этот аккаунт объединён с другим. Входите с адресом ${ann.email}`,
    },
  ]);
  const guessed = await login('a wrong guess of it');
  const body = await guessed.text();
  expect([guessed.status, body.includes('wrongLogin'), body.includes(ann.email)]).toEqual([401, true, false]);
});

// tests: MERGE-05
it('mails the kept address instead of a reset link, a code or a registration', async () => {
  await answerOf(mergeUsers, merge(ann, bob));
  const requested: Readonly<Record<string, object>> = {
    'forgot-password': { email: bob.email },
    'resend-code': { email: bob.email },
    register: makeRegistration({ email: bob.email }),
  };
  for (const [call, body] of Object.entries(requested)) {
    const count = app.mails.length;
    expect((await app.post(call, body)).status, call).toBeLessThan(300);
    await vi.waitFor(() => expect(app.mails, call).toHaveLength(count + 1));
    const mail = app.mails.at(-1);
    expect([mail?.to, mail?.text.includes(ann.email), mail?.text.includes('token=')], call).toEqual([
      bob.email,
      true,
      false,
    ]);
  }
  const resets = await db.selectFrom('passwordReset').selectAll().where('userId', '=', bob.id).execute();
  expect(resets).toEqual([]);
});

// tests: MERGE-04
it('mails both addresses, and records both sides', async () => {
  await setBalance(db, bob.id, 300);
  await answerOf(mergeUsers, merge(ann, bob));
  const { rows } = await sql<{ userId: string }>`select "payload" ->> 'userId' as "userId" from "job"
    where "payload" -> 'news' ->> 'kind' = 'accountsMerged' and "payload" -> 'news' ->> 'closed' = ${bob.email}`.execute(
    db,
  );
  expect(rows.map(({ userId }) => userId).toSorted()).toEqual([ann.id, bob.id].toSorted());
  const records = await db
    .selectFrom('auditEvent')
    .select(['customerEmail', 'before', 'after'])
    .where('kind', '=', 'accountsMerged')
    .where('subject', '=', bob.email)
    .orderBy('id')
    .execute();
  expect(records).toEqual([
    {
      customerEmail: bob.email,
      before: { status: 'Active', balance: 300, servers: 0 },
      after: { status: 'Merged', balance: 0, servers: 0, mergedInto: ann.email, note: 'Asked by phone' },
    },
    {
      customerEmail: ann.email,
      before: { balance: 0, servers: 0 },
      after: { balance: 300, servers: 0, mergedFrom: bob.email, note: 'Asked by phone' },
    },
  ]);
});

// tests: MERGE-01
it('gives a repeated request the same answer, and refuses another merge', async () => {
  await setBalance(db, bob.id, 300);
  const key = newKey();
  const [first, again] = [await merge(ann, bob, key), await merge(ann, bob, key)];
  expect([first.status, await first.json()]).toEqual([again.status, await again.json()]);
  const other = await merge(ann, bob);
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { code: 'notMergeable', obstacles: ['merged'] },
  ]);
  expect(await sumOf(db, customerAccount(ann.id))).toBe(300);
});

// tests: MERGE-02
it('refuses accounts that somebody has to decide about first', async () => {
  const obstacles = async (kept: Person, closed: Pick<Person, 'email'>) => {
    const { obstacles: shown } = await preview(kept, closed);
    const refused = await merge(kept, closed);
    expect(await refused.json()).toMatchObject({ code: 'notMergeable', obstacles: shown });
    return shown;
  };
  expect(await obstacles(ann, ann)).toEqual(['sameAccount']);
  const clerk = await signIn(app, 'admin');
  expect(await obstacles(ann, clerk)).toEqual(['staff']);
  await db
    .insertInto('membership')
    .values({ accountId: ann.id, userId: bob.id, role: 'finance', since: new Date() })
    .execute();
  expect(await obstacles(ann, bob)).toEqual(['related']);
  await answerOf(suspendUser, callAs(app, admin, suspendUser, { params: await paramsOf(bob) }));
  expect(await obstacles(ann, bob)).toEqual(['suspended', 'related']);
  const own = await callAs(app, admin, mergeUsers, {
    params: await paramsOf(ann),
    key: newKey(),
    body: { email: admin.email, note: 'x' },
  });
  expect([own.status, await codeOf(own)]).toEqual([409, 'ownAccount']);
  const nobody = await merge(ann, { email: 'nobody@example.com' });
  expect([nobody.status, await codeOf(nobody)]).toEqual([404, 'notFound']);
});

// tests: MERGE-04
it('follows a chain of merges, and deletes the closed accounts with the kept one', async () => {
  const eve = await openAccount(app);
  await answerOf(mergeUsers, merge(bob, eve));
  await answerOf(mergeUsers, merge(ann, bob));
  expect((await pageOf(eve)).mergedInto?.email).toBe(ann.email);
  expect((await pageOf(ann)).mergedFrom).toHaveLength(2);
  const refused = await callAs(app, admin, suspendUser, { params: await paramsOf(bob) });
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'accountMerged']);
  expect((await deleteAccount(app, admin, ann)).status).toBe(204);
  const left = await db
    .selectFrom('user')
    .select('email')
    .where('id', 'in', [ann.id, bob.id, eve.id])
    .execute();
  expect(left).toEqual([]);
});

// tests: MERGE-03
it('leads lines of an import that name the closed account to the kept one', async () => {
  await answerOf(mergeUsers, merge(ann, bob));
  expect(await db.transaction().execute((tx) => findCustomer(tx, bob.email))).toBe(ann.id);
});
