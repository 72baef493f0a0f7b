import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { brand } from '@/brand';
import { createBackground } from '@app/server/background';
import { createServer } from '@app/server/createServer';
import { openEmbedded } from '@app/server/db/embedded';
import { parseEnv } from '@app/server/env';
import { startHousekeeping } from '@app/server/housekeeping';
import { makeRegistration } from './support/payloads';
import { recordedLog } from './support/recordedLog';
import { testSeed } from './support/testSeed';

afterEach(() => {
  vi.useRealTimers();
});

it('works soon after the start and every hour, also after a failure, until it is stopped', async () => {
  vi.useFakeTimers();
  const errors: unknown[] = [];
  const background = createBackground((error) => void errors.push(error));
  const work = vi.fn(() => Promise.resolve());
  work.mockRejectedValueOnce(new Error('no database'));
  const stop = startHousekeeping(background, work);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(errors).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('is done by a server', { timeout: 90_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-housekeeping-'));
  const { log, errors } = recordedLog();
  const seedFile = await testSeed();
  const brandNames = brand.name;
  const start = () =>
    createServer(parseEnv({ DATA_DIR: dataDir }), {
      brandNames,
      clientDir: dataDir,
      seedFile,
      landingFile: '',
      log,
    });
  const person = makeRegistration();
  let portal = await start();
  const post = async (call: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(person);
    return (await portal.app.request(`/api/auth/${call}`, { method: 'POST', headers, body }, {})).status;
  };
  expect(await post('register')).toBe(201);
  await portal.close();

  let db = await openEmbedded(dataDir, seedFile);
  const { numUpdatedRows } = await db
    .updateTable('registration')
    .set({ expiresAt: new Date(0) })
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  await db
    .insertInto('user')
    .values({
      id: 'ann',
      name: 'Ann',
      email: 'ann@example.com',
      emailVerified: true,
      firstName: 'Ann',
      lastName: '',
    })
    .execute();
  await sql`insert into "request" ("userId", "key", "fingerprint", "createdAt") values
    ('ann', 'old', '', now() - interval '31 days'), ('ann', 'recent', '', now() - interval '29 days')`.execute(
    db,
  );
  await db.destroy();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  portal = await start();
  await vi.advanceTimersByTimeAsync(10_000);
  await portal.close();
  vi.useRealTimers();
  db = await openEmbedded(dataDir, seedFile);
  expect(await db.selectFrom('registration').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('request').select('key').execute()).toEqual([{ key: 'recent' }]);
  await db.destroy();
  expect(errors).toEqual([]);
  rmSync(dataDir, { recursive: true });
});
