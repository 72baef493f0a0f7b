import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '@app/server/db/database';
import { embeddedFolders, openEmbedded } from '@app/server/db/embedded';
import { openPostgresAsItIs } from '@app/server/db/postgres';

/** Where a load stores, as its audits reach it. */
export interface LoadDatabase {
  /** The database as a kill has left it, before any server opens it again. */
  readonly snapshot: () => Promise<Db>;
  /** The database itself, while no server runs on it. */
  readonly open: () => Promise<Db>;
}

/** A copy of an embedded database that a killed server has left: the next server recovers the original by itself. */
async function embeddedSnapshot(dataDir: string): Promise<Db> {
  const copy = await mkdtemp(join(tmpdir(), 'meridian-snapshot-'));
  await cp(embeddedFolders(dataDir).postgres, embeddedFolders(copy).postgres, { recursive: true });
  const db = await openEmbedded(copy, null);
  const destroy = db.destroy.bind(db);
  return Object.assign(db, {
    async destroy() {
      await destroy();
      await rm(copy, { recursive: true });
    },
  });
}

/** A PostgreSQL after it has ended a killed server's transactions, which takes it some time to notice. */
async function postgresSnapshot(url: string): Promise<Db> {
  const db = openPostgresAsItIs(url);
  for (;;) {
    const { rows } = await sql<{ others: number }>`
      select count(*)::int as "others" from "pg_stat_activity"
      where "backend_type" = 'client backend' and "pid" <> pg_backend_pid()`.execute(db);
    if (rows[0]?.others === 0) return db;
    await sleep(20);
  }
}

/** The embedded database of this folder. */
export const embeddedDatabase = (dataDir: string): LoadDatabase => ({
  snapshot: () => embeddedSnapshot(dataDir),
  open: () => openEmbedded(dataDir, null),
});

/** A PostgreSQL. */
export const postgresDatabase = (url: string): LoadDatabase => ({
  snapshot: () => postgresSnapshot(url),
  open: () => Promise.resolve(openPostgresAsItIs(url)),
});
