import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { fillCatalog, startCatalog } from '@app/server/catalogSeed/seed';
import type { Db } from '@app/server/db/database';
import { catalogStart } from '@app/server/db/migrations/0770-catalog-start';
import { samplePlans } from '@/sample-data/plans';
import { samplePromos } from '@/sample-data/promos';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';
import { openTestDatabase } from '../support/testDatabase';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const namesOf = async (from: Db) =>
  (await from.selectFrom('plan').select('name').orderBy('position').execute()).map(({ name }) => name);
const samples = samplePlans.map(({ name }) => name);

let opened: Db | null = null;
const open = async () => (opened = await openTestDatabase());
afterEach(async () => {
  await opened?.destroy();
  opened = null;
});

// tests: PRICES-14
it('starts a new database without plans, or with the samples', async () => {
  const fresh = await open();
  await startCatalog(fresh, false);
  expect(await namesOf(fresh)).toEqual([]);
  await startCatalog(fresh, true);
  expect(await namesOf(fresh)).toEqual(samples);
  // Decided once: nothing is removed later.
  await startCatalog(fresh, false);
  expect(await namesOf(fresh)).toEqual(samples);
});

// tests: PRICES-14
it('keeps the plans of a database of an earlier release', async () => {
  const former = await open();
  for (const statement of catalogStart.statements) await sql.raw(statement).execute(former);
  await startCatalog(former, false);
  expect(await namesOf(former)).toEqual(samples);
});

// tests: PRICES-14
it('fills an empty catalogue once, and audits it', async () => {
  const { audit, fillCatalog: fill } = adminContract;
  const early = await callAs(app, admin, fill);
  expect([early.status, await codeOf(early)]).toEqual([409, 'changed']);
  await db.deleteFrom('plan').execute();
  await db.deleteFrom('promo').execute();
  const { items } = await answerOf(fill, callAs(app, admin, fill));
  expect(items.map(({ name }) => name)).toEqual(samples);
  expect(await namesOf(db)).toEqual(samples);
  expect(await db.selectFrom('promo').select('code').execute()).toHaveLength(samplePromos.length);
  expect((await callAs(app, admin, fill)).status).toBe(409);
  const { items: events } = await answerOf(
    audit,
    callAs(app, admin, audit, { query: { kind: 'catalogFilled' } }),
  );
  expect(events).toHaveLength(1);
  expect(events[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'plans', before: '0', after: `${samplePlans.length}` },
      { field: 'promos', before: null, after: `${samplePromos.length}` },
    ]),
  );
});

it('fills at most once of two at the same time', async () => {
  await db.deleteFrom('plan').execute();
  const both = await Promise.all([1, 2].map(() => db.transaction().execute(fillCatalog)));
  expect(both.filter((filled) => filled !== null)).toHaveLength(1);
});
