/**
 * Measures ledger transfers per second, on the embedded database (in memory) and on PostgreSQL: for one account,
 * serialized by its lock, and for fifty. `node --import tsx tests/bench/transfers.bench.ts`
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { kopecks } from '../../src/domain/money/money.ts';
import { lockCustomer } from '../../app/server/customers/lock.ts';
import { book, customerAccount } from '../../app/server/ledger/ledger.ts';
import type { Db } from '../../app/server/db/database.ts';
import { openPostgres } from '../../app/server/db/postgres.ts';
import { findPostgres, startPostgres } from '../server/support/realPostgres.ts';
import { openTestDatabase } from '../server/support/testDatabase.ts';

const transfers = Number(process.env['TRANSFERS'] ?? 1000);
/** As many as a pool has connections. */
const sessions = 10;

async function makeCustomer(db: Db): Promise<string> {
  const id = randomUUID();
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName")
    values (${id}, 'Ann', ${`${id}@example.com`}, true, 'Ann', 'Lee')`.execute(db);
  await sql`insert into "customer" ("userId") values (${id})`.execute(db);
  await db.transaction().execute((tx) =>
    book(tx, {
      userId: id,
      key: 'opening',
      at: new Date(),
      from: 'opening',
      to: customerAccount(id),
      amount: kopecks(1_000_000_000),
    }),
  );
  return id;
}

async function perSecond(db: Db, accounts: number): Promise<number> {
  const ids: string[] = [];
  for (let made = 0; made < accounts; made += 1) ids.push(await makeCustomer(db));
  const startedAt = performance.now();
  let next = 0;
  const session = async () => {
    for (let index = next++; index < transfers; index = next++) {
      const userId = ids[index % accounts] ?? '';
      await db.transaction().execute(async (tx) => {
        await lockCustomer(tx, userId);
        await book(tx, {
          userId,
          key: randomUUID(),
          at: new Date(),
          from: customerAccount(userId),
          to: 'revenue',
          amount: kopecks(100),
        });
      });
    }
  };
  await Promise.all(Array.from({ length: sessions }, session));
  return transfers / ((performance.now() - startedAt) / 1000);
}

async function measure(name: string, db: Db): Promise<void> {
  for (const accounts of [1, 50])
    console.log(`${name}, accounts ${accounts}: ${(await perSecond(db, accounts)).toFixed(0)} transfers/s`);
  await db.destroy();
}

await measure('Embedded database', await openTestDatabase());
const binDir = findPostgres();
if (binDir === null) console.log('PostgreSQL: no server programs on this machine');
else {
  const postgres = await startPostgres(binDir);
  await measure('PostgreSQL', await openPostgres(postgres.url));
  await postgres.stop();
}
