import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { openEmbedded } from '@app/server/db/embedded';
import { testSeed } from './support/testSeed';

/** The files that were synced to the disk, by their descriptors' names in /proc. */
const synced: string[] = [];
const { fsyncSync } = fs;
// No spy: those are put back before each test, and this one is there for the database that all tests use.
Object.assign(fs, {
  fsyncSync: (descriptor: number) => {
    synced.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`));
    fsyncSync(descriptor);
  },
});
syncBuiltinESMExports();

let dataDir: string;
let db: Db;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(join(tmpdir(), 'meridian-sync-'));
  db = await openEmbedded(dataDir, await testSeed());
  await sql`create table "note" ("text" text not null)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  fs.rmSync(dataDir, { recursive: true });
  Object.assign(fs, { fsyncSync });
  syncBuiltinESMExports();
});

async function syncedBy(work: () => Promise<unknown>): Promise<string[]> {
  synced.length = 0;
  await work();
  return synced.map((file) => file.slice(dataDir.length));
}

it('has a commit’s log on the disk before the commit is acknowledged', async () => {
  const alone = await syncedBy(() => sql`insert into "note" values ('alone')`.execute(db));
  expect(alone).toEqual([expect.stringMatching(/^\/postgres\/pg_wal\/[0-9A-F]{24}$/)]);
  const together = await syncedBy(() =>
    db.transaction().execute(async (tx) => {
      await sql`insert into "note" values ('one')`.execute(tx);
      await sql`insert into "note" values ('two')`.execute(tx);
    }),
  );
  expect(together).toHaveLength(1);
  expect(await syncedBy(() => sql`select * from "note"`.execute(db))).toEqual([]);
});

it('has the tables on the disk before a checkpoint lets go of the log', async () => {
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('note') as path`.execute(db);
  const files = await syncedBy(() => sql`checkpoint`.execute(db));
  const table = files.indexOf(`/postgres/${rows[0]?.path}`);
  const control = files.indexOf('/postgres/global/pg_control');
  expect(table).toBeGreaterThanOrEqual(0);
  expect(control).toBeGreaterThan(table);
  // Folders are files as well: what was made or renamed in them.
  expect(files).toContain('/postgres/pg_logical');
});
