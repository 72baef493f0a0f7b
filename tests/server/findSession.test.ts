import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFindSession } from '@app/server/auth/findSession';
import type { Db } from '@app/server/db/database';
import { pgDialect } from '@app/server/db/pgDialect';
import type { Schema } from '@app/server/db/schema';
import { sessionUser } from './support/people';
import { codeOf, signIn, type Person } from './support/signedIn';
import { createTestApp, type TestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

let db: Db;
let app: TestApp;
let people: readonly Person[];
const statements: string[] = [];
beforeAll(async () => {
  db = await openTestDatabase(({ sql }) => statements.push(sql));
  app = createTestApp(db);
  people = [await signIn(app), await signIn(app), await signIn(app)];
});
afterAll(() => db.destroy());

const ask = ({ cookie }: Pick<Person, 'cookie'>) => sessionUser(app, cookie);

it('queries the database once for concurrent requests, and answers each with its own session', async () => {
  statements.length = 0;
  const askers = [...people, ...people, ...people];
  const users = await Promise.all(askers.map(ask));
  expect(users).toMatchObject(askers.map(({ email }) => ({ email })));
  expect(statements).toEqual([expect.stringContaining('from "session"')]);
});

it('knows at once that a session was ended', async () => {
  const [ann, bob] = people;
  if (!ann || !bob) throw new Error('Nobody');
  await app.post('logout', {}, { cookie: ann.cookie });
  expect(await Promise.all([ask(ann), ask(bob)])).toMatchObject([null, { email: bob.email }]);
});

it('reports the outage to each waiting request', async () => {
  const away = new Kysely<Schema>({
    dialect: pgDialect({ connectionString: 'postgres://127.0.0.1:1/none' }),
  });
  const lonely = createTestApp(db, { deps: { findSession: createFindSession(away, []) } });
  const answers = await Promise.all(
    people.map(({ cookie }) => lonely.fetch('/api/account', { headers: { cookie } })),
  );
  for (const answer of answers) expect([answer.status, await codeOf(answer)]).toEqual([503, 'databaseDown']);
  await away.destroy();
});
