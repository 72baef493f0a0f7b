import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from './database';
import { migrate } from './migrate';
import type { Schema } from './schema';

/** Opens a real PostgreSQL and migrates it. */
export async function openPostgres(url: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // An idle connection that the database drops is replaced on next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return db;
}
