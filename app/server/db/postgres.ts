import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from './database';
import { StartProblem } from '../startProblem';
import { migrate } from './migrate';
import type { Schema } from './schema';

/** A refused connection to a name with several addresses is an AggregateError without a message of its own. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown reason';
  return (error.message || code).replaceAll('\n', ' ');
}

/** Opens a real PostgreSQL and migrates it. */
export async function openPostgres(url: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // An idle connection that the database drops is replaced on next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new StartProblem(`The database at DATABASE_URL cannot be opened: ${reason(error)}`);
  }
  return db;
}
