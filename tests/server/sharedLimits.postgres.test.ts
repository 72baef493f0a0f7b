import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpired } from '@app/server/db/deleteExpired';
import { openPostgres } from '@app/server/db/postgres';
import { Problem } from '@app/server/http/problem';
import { defaultLimits } from '@app/server/limits';
import { sharedLimiter } from '@app/server/sharedLimiter';
import { newEmail } from './support/payloads';
import { findPostgres, startPostgres } from './support/realPostgres';
import { codeOf } from './support/signedIn';
import { createTestApp } from './support/testApp';

const binDir = findPostgres();
const secret = 'a secret that all instances share';
/** One of two instances, in turn. */
function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is none');
  return item;
}
const hour = (max: number) => ({ max, windowSeconds: 3600 });

if (binDir === null) {
  console.log('Skipped: no PostgreSQL server programs on this machine (Debian: apt-get install postgresql).');
  it.skip('limits of several instances on a real PostgreSQL', () => undefined);
} else {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  /** Two instances have a pool of connections each. */
  let dbs: readonly Awaited<ReturnType<typeof openPostgres>>[];
  beforeAll(async () => {
    postgres = await startPostgres(binDir);
    dbs = await Promise.all([openPostgres(postgres.url), openPostgres(postgres.url)]);
  });
  afterAll(async () => {
    await Promise.all(dbs.map((db) => db.destroy()));
    await postgres.stop();
  });
  const limitersOf = (limits: Partial<typeof defaultLimits>) =>
    dbs.map((db) => sharedLimiter(db, { ...defaultLimits, ...limits }, secret));
  const statusOf = (taking: Promise<unknown>) =>
    taking.then(
      () => 200,
      (error: unknown) => (error instanceof Problem ? error.status : error),
    );

  it('counts concurrent attempts on two instances together', async () => {
    const apps = dbs.map((db) =>
      createTestApp(db, {
        deps: { limiter: sharedLimiter(db, { ...defaultLimits, loginPerAccount: hour(7) }, secret) },
      }),
    );
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => inTurn(apps, index).post('login', { email, password: 'x' })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(7);
    expect(statuses.filter((status) => status === 429)).toHaveLength(13);
    for (const app of apps) expect(app.errors).toEqual([]);
  });

  it('counts 100 tries at once exactly, whose refusals cost nothing', async () => {
    const limiters = limitersOf({ loginPerAddress: hour(10) });
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        statusOf(inTurn(limiters, index).take('loginPerAddress', '203.0.113.1')),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  });

  it('slides, says when to come back, and forgets what is given back, on either instance', async () => {
    const limiters = limitersOf({ loginPerAccount: hour(2) });
    const [here, there] = [inTurn(limiters, 0), inTurn(limiters, 1)];
    const given = await here.take('loginPerAccount', 'ann');
    await there.take('loginPerAccount', 'ann');
    const refused = await here.take('loginPerAccount', 'ann').catch((error: unknown) => error);
    if (!(refused instanceof Problem)) throw refused;
    expect(refused.status).toBe(429);
    expect(refused.headers['Retry-After']).toMatch(/^3(600|5\d\d)$/);
    await given.releaseAttempt();
    await there.take('loginPerAccount', 'ann');
    expect(await statusOf(here.take('loginPerAccount', 'ann'))).toBe(429);
    // As long as the window lasts, by the clock of the database, which is the only one that counts.
    const pass = (interval: string) =>
      sql`update "rateTry" set "at" = "at" - ${interval}::interval`.execute(inTurn(dbs, 0));
    await pass('50 minutes');
    expect(await statusOf(here.take('loginPerAccount', 'ann'))).toBe(429);
    await pass('10 minutes');
    expect(await statusOf(here.take('loginPerAccount', 'ann'))).toBe(200);
  });

  it('takes one of each kind or none, in whatever order they are named', async () => {
    const limiters = limitersOf({ loginPerAddress: hour(3), loginPerAccount: hour(1) });
    const [here, there] = [inTurn(limiters, 0), inTurn(limiters, 1)];
    const address = ['loginPerAddress', '203.0.113.2'] as const;
    await here.takeAll([address, ['loginPerAccount', 'bob']]);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        statusOf(
          index % 2 === 0
            ? here.takeAll([address, ['loginPerAccount', 'bob']])
            : there.takeAll([['loginPerAccount', 'bob'], address]),
        ),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([429]));
    await there.takeAll([address, ['loginPerAccount', 'eve']]);
    await here.takeAll([address, ['loginPerAccount', 'dan']]);
    expect(await statusOf(there.take(...address))).toBe(429);
  });

  it('stores nobody’s address or e-mail, and deletes what is over', async () => {
    const [db] = dbs;
    if (!db) throw new Error('No database');
    await inTurn(limitersOf({}), 0).take('loginPerAccountAndAddress', 'ann@example.com 203.0.113.9');
    const rows = await db.selectFrom('rateTry').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    await deleteExpired(db, new Date(Date.now() + 24 * 3_600_000));
    expect(await db.selectFrom('rateTry').selectAll().execute()).toEqual([]);
    const { rows: tables } = await sql<{ persistence: string }>`
      select relpersistence as "persistence" from pg_class where relname = 'rateTry'`.execute(db);
    expect(tables).toEqual([{ persistence: 'u' }]);
  });

  it('lets nobody through while the database is away', async () => {
    const gone = await startPostgres(binDir);
    const db = await openPostgres(gone.url);
    const app = createTestApp(db, { deps: { limiter: sharedLimiter(db, defaultLimits, secret) } });
    await gone.stop();
    const answer = await app.post('login', { email: newEmail(), password: 'x' });
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'databaseDown']);
    await db.destroy();
  });
}
