import { afterAll, expect } from 'vitest';
import type { Db } from '@app/server/db/database';
import { createTestApp, type TestAppOptions } from './testApp';
import { openTestDatabase } from './testDatabase';

/** A server over a database of its own, for the tests of a file; after them it must have logged no error. */
export async function openApp(options: TestAppOptions | ((db: Db) => TestAppOptions) = {}) {
  const db = await openTestDatabase();
  const app = createTestApp(db, typeof options === 'function' ? options(db) : options);
  afterAll(async () => {
    expect(app.errors).toEqual([]);
    await db.destroy();
  });
  return { db, app };
}
