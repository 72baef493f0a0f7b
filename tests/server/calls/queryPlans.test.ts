import { CompiledQuery, sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '@app/contract/call';
import { serversContract } from '@app/contract/servers';
import type { Db } from '@app/server/db/database';
import { callAs, signIn, type CallParts, type Person } from '../support/signedIn';
import { createTestApp, type TestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';

/** What was run since it was last emptied. */
const run: RootOperationNode[] = [];
const recorder: KyselyPlugin = {
  transformQuery({ node }) {
    run.push(node);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

let db: Db;
let app: TestApp;
let ann: Person;
let id: string;
beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp(db.withPlugin(recorder));
  ann = await signIn(app);
  await callAs(app, ann, serversContract.list);
  const server = await db
    .selectFrom('server')
    .select('id')
    .where('status', '=', 'Active')
    .executeTakeFirstOrThrow();
  id = String(server.id);
  // With a handful of rows a table is read whole; with many it would not be.
  await sql`set enable_seqscan = off`.execute(db);
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await db.destroy();
});

/** How the database would go about a query. */
async function planOf(node: RootOperationNode): Promise<string> {
  const query = db.getExecutor().compileQuery(node, { queryId: 'plan' });
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const { list, details, settings, save, reboot, changeTariff } = serversContract;
const one = () => ({ params: { id } });
const cases: readonly (readonly [string, Call, () => CallParts | Promise<CallParts>])[] = [
  ['a list', list, () => ({})],
  ['the list of a product', list, () => ({ query: { product: 'cpu' } })],
  ['a narrowed list', list, () => ({ query: { search: 'shop', status: 'Active', sort: 'ip', limit: '1' } })],
  ['details', details, one],
  ['settings', settings, one],
  [
    'saved settings',
    save,
    async () => {
      const { settings: current } = (await (await callAs(app, ann, settings, one())).json()) as {
        settings: object;
      };
      run.length = 0;
      const body = { settings: { ...current, name: 'other' }, password: null, userPassword: null };
      return { ...one(), version: '1', body };
    },
  ],
  ['a restart', reboot, () => ({ body: { ids: [id] } })],
  ['another tariff', changeTariff, () => ({ ...one(), key: 'a-key-of-a-tariff', body: { tariff: 'Okul' } })],
];

it.each(cases)('%s reads every table by an index', async (_, call, parts) => {
  run.length = 0;
  const answer = await callAs(app, ann, call, await parts());
  expect(answer.ok).toBe(true);
  const plans = await Promise.all(run.filter(({ kind }) => kind !== 'InsertQueryNode').map(planOf));
  expect(plans.length).toBeGreaterThan(1);
  for (const plan of plans) {
    expect(plan).not.toContain('Seq Scan');
    if (/ on "?server/.test(plan)) expect(plan).toMatch(/Index Cond: .*(?:"userId"|id) = /);
  }
});
