import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { signIn } from '../server/support/signedIn';
import { createTestApp, ORIGIN, type TestApp } from '../server/support/testApp';
import { openTestDatabase } from '../server/support/testDatabase';
import { wireCases, tryCases } from './runKit';
import type { Trial } from './trial';

let db: Db;
let app: TestApp;
beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp(db);
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await db.destroy();
});
it('x', async () => {
  const p = async (role: 'customer' | 'admin' = 'customer') => ({ ...(await signIn(app, role)), password: 'correct horse battery', role });
  const trial: Trial = { backend: { origin: ORIGIN, fetch: app.fetch }, customer: await p(), other: await p(), admin: await p('admin') };
  const t0 = performance.now();
  const results = await tryCases(wireCases, trial);
  console.log(results.length, performance.now() - t0);
  for (const r of results) if (r.outcome !== 'passed') console.log(JSON.stringify(r).slice(0, 600));
}, 120000);
