import { Kysely } from 'kysely';
import { StartProblem } from '../startProblem';
import type { WatchLoad } from './load';
import { migrate } from './migrate';
import { pgDialect } from './pgDialect';
import type { Schema } from './schema';

/** Waiting for a connection, be it to be made or to come free; then for one statement, by the database and by us. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 8000;
const ANSWER_MS = 9000;
/** A migration may wait for another instance's and rewrite a table, but not for a database that never answers. */
const MIGRATION_MS = 10 * 60 * 1000;

/** A refused connection to a name with several addresses is an AggregateError without a message of its own. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reason(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown reason';
  return (error.message || code).replaceAll('\n', ' ');
}

async function migratePostgres(connectionString: string): Promise<void> {
  const db = new Kysely<Schema>({
    dialect: pgDialect({
      connectionString,
      max: 1,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: MIGRATION_MS,
    }),
  });
  try {
    await migrate(db);
  } catch (error) {
    throw new StartProblem(`The database at DATABASE_URL cannot be opened: ${reason(error)}`);
  } finally {
    await db.destroy();
  }
}

/** Opens a real PostgreSQL with whatever it holds, for as long as its statements take: for backups. */
export function openPostgresAsItIs(connectionString: string): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: pgDialect({ connectionString, connectionTimeoutMillis: CONNECT_MS }),
  });
}

/** Opens a real PostgreSQL and migrates it. */
export async function openPostgres(connectionString: string, watch?: WatchLoad): Promise<Kysely<Schema>> {
  await migratePostgres(connectionString);
  return new Kysely<Schema>({
    dialect: pgDialect(
      {
        connectionString,
        connectionTimeoutMillis: CONNECT_MS,
        // Not as a parameter of the connection's start, which PgBouncer refuses.
        onConnect: (client) => client.query(`set statement_timeout = ${STATEMENT_MS}`),
        query_timeout: ANSWER_MS,
        keepAlive: true,
      },
      watch,
    ),
  });
}
