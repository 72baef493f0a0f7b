import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { openPostgres } from '@app/server/db/postgres';
import { customerAccount, post } from '@app/server/ledger/ledger';
import { wrongSummaries } from './support/accountSummaries';
import { onPostgres } from './support/onPostgres';

const people = ['ann', 'bob'] as const;

const addPerson = (db: Db, id: string) =>
  sql`
  insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region")
  values (${id}, 'Ann Lee', ${`${id}@example.com`}, true, 'Ann', 'Lee', 'RU', 'texas')`.execute(db);

const addServers = (db: Db, userId: string, count: number) =>
  sql`
  insert into "server" ("userId", "product", "domain", "host", "os", "tariff", "datacenter", "endDate", "status", "monthlyPrice",
    "optionsMonthly", "createdOn", "memory", "settings", "addresses", "ipv6Subnets", "searchText", "autoRenewal")
  select ${userId}, 'vps', 'example.ru', gen_random_uuid()::text, 'Debian 12', 'Naos[GB]', 'GB', '2027-01-01', 'Ordered', 1, 0,
    '2026-01-01', 4, '{}', '[]', '[]', '', true
  from generate_series(1, ${count}::int)`.execute(db);

const addPayment = (db: Db, userId: string, amount: number) =>
  sql`
  insert into "payment" ("userId", "date", "payer", "method", "amount", "paidCurrency", "paidMinor", "state", "entries")
  values (${userId}, '2026-01-01', 'Ann', 'manual', ${amount}, 'RUB', ${amount}, 'created', '[]')`.execute(
    db,
  );

const newest = (table: string, userId: string) =>
  sql`(select max("id") from ${sql.table(table)} where "userId" = ${userId})`;

/** Events of an account, by name. */
const acts: Readonly<Record<string, (tx: Db, userId: string, amount: number) => Promise<unknown>>> = {
  addServers: (tx, userId, amount) => addServers(tx, userId, amount % 4),
  removeServer: (tx, userId) =>
    sql`delete from "server" where "id" = ${newest('server', userId)}`.execute(tx),
  addPayment,
  removePayment: (tx, userId) =>
    sql`delete from "payment" where "id" = ${newest('payment', userId)}`.execute(tx),
  changeAmount: (tx, userId, amount) =>
    sql`update "payment" set "amount" = ${amount} where "id" = ${newest('payment', userId)}`.execute(tx),
  credit: (tx, userId, amount) =>
    post(tx, {
      userId,
      key: crypto.randomUUID(),
      at: new Date(),
      entries: [
        { account: 'incoming', amount: -amount },
        { account: customerAccount(userId), amount },
      ],
    }),
  suspend: (tx, userId) =>
    sql`update "customer" set "status" = 'Suspended', "suspendedAt" = now() where "userId" = ${userId}`.execute(
      tx,
    ),
  open: (tx, userId) =>
    sql`insert into "customer" ("userId") values (${userId}) on conflict do nothing`.execute(tx),
  rename: (tx, userId, amount) =>
    sql`update "user" set "name" = ${`Ann ${amount}`} where "id" = ${userId}`.execute(tx),
  saveProfile: (tx, userId, amount) =>
    sql`update "customer" set "profile" = ${JSON.stringify({ fullName: `Lee ${amount}` })}::jsonb where "userId" = ${userId}`.execute(
      tx,
    ),
  delete: (tx, userId) => sql`delete from "user" where "id" = ${userId}`.execute(tx),
};

onPostgres('account summaries', (urlOf) => {
  it('equal the sums of their rows after any acts at once, whether these were committed or not', async () => {
    const db = await openPostgres(urlOf());
    const act = fc.record({
      name: fc.constantFrom(...Object.keys(acts)),
      person: fc.constantFrom(...people),
      amount: fc.integer({ min: 1, max: 1000 }),
      isCommitted: fc.boolean(),
    });
    let round = 0;
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (chosen) => {
        // Ids are never used again.
        round += 1;
        const idOf = (person: string) => `${person}-${round}`;
        for (const person of people) await addPerson(db, idOf(person));
        const done = chosen.map(({ name, person, amount, isCommitted }) =>
          db.transaction().execute(async (tx) => {
            await acts[name]?.(tx, idOf(person), amount);
            if (!isCommitted) throw new RangeError('Not committed');
          }),
        );
        const failures = (await Promise.allSettled(done)).filter(({ status }) => status === 'rejected');
        count += chosen.length - failures.length;
        expect(await wrongSummaries(db)).toEqual([]);
      }),
      { numRuns: 40 },
    );
    expect(count).toBeGreaterThan(50);
    await db.destroy();
  }, 120_000);
});
