import { afterAll, expect } from 'vitest';
import { signIn } from './signedIn';
import { createTestApp } from './testApp';
import { openTestDatabase } from './testDatabase';

/** A server with two accounts, for the tests of a file; after them it must have logged no error. */
export async function openTwoAccounts() {
  const db = await openTestDatabase();
  const app = createTestApp(db);
  afterAll(async () => {
    expect(app.errors).toEqual([]);
    await db.destroy();
  });
  return { app, ann: await signIn(app), bob: await signIn(app) };
}
