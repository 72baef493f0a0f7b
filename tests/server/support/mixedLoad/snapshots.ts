import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '@app/server/db/database';
import { embeddedFolders, openEmbedded } from '@app/server/db/embedded';
import { openPostgresAsItIs } from '@app/server/db/postgres';

/** A copy of an embedded database that a killed server has left: the next server recovers the original by itself. */
export async function embeddedSnapshot(dataDir: string): Promise<Db> {
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

/** A PostgreSQL once it has ended what a killed server had begun: its connections see only later that nobody is there. */
export async function postgresSnapshot(url: string): Promise<Db> {
  const db = openPostgresAsItIs(url);
  for (;;) {
    const { rows } = await sql<{ others: number }>`
      select count(*)::int as "others" from "pg_stat_activity"
      where "backend_type" = 'client backend' and "pid" <> pg_backend_pid()`.execute(db);
    if (rows[0]?.others === 0) return db;
    await sleep(20);
  }
}
