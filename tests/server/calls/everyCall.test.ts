import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalsOf } from '@app/contract/call';
import { everyCall } from '@app/contract/contract';
import { refusalStatus } from '@app/contract/refusals';
import type { Db } from '@app/server/db/database';
import { callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { createTestApp, type TestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';

let db: Db;
let app: TestApp;
let customer: Person;
beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp(db);
  customer = await signIn(app);
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await db.destroy();
});

// A call that is added is tried by these, wherever it stands.
describe.each(everyCall)('$area.$name', ({ one }) => {
  it('is for whom the contract says', async () => {
    if (one.role === 'anyone') return;
    const nobody = await callAs(app, null, one);
    expect([nobody.status, await codeOf(nobody)]).toEqual([401, 'notSignedIn']);
    const forged = await app.fetch(one.path, {
      method: one.method,
      headers: { origin: 'http://localhost', cookie: customer.cookie.replace(/=.{4}/, '=AAAA') },
    });
    expect(forged.status).toBe(401);
    if (one.role !== 'admin') return;
    const stranger = await callAs(app, customer, one);
    expect([stranger.status, await codeOf(stranger)]).toEqual([403, 'forbidden']);
  });

  it('is not made by another site’s page', async () => {
    if (one.method === 'GET') return;
    const answer = await callAs(app, customer, one, { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });

  it('refuses nonsense by a code that it declares', async () => {
    if (one.role === 'admin') return;
    for (const body of one.body ? [{}, [], 'text', { ids: 7, extra: { deep: [] } }] : [undefined]) {
      const answer = await callAs(app, customer, one, { body, key: 'k'.repeat(16), version: '0' });
      if (answer.ok) continue;
      const code = await codeOf(answer);
      const declared = refusalsOf(one).find((each) => each === code);
      expect([code, answer.status]).toEqual([declared, declared && refusalStatus[declared]]);
    }
  });
});
