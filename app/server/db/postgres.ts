import { Kysely } from 'kysely';
import type pg from 'pg';
import { StartProblem } from '../startProblem';
import type { WatchLoad } from './load';
import { migrate } from './migrate';
import { pgDialect } from './pgDialect';
import type { Schema } from './schema';

/** Timeouts for a connection, and for one statement, in the database and in the client. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 8000;
const ANSWER_MS = 9000;
/** Timeout of a migration, which may wait for another instance or rewrite a table. */
const MIGRATION_MS = 10 * 60 * 1000;

/** A refused connection to a name with several addresses is an AggregateError without a message. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reason(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown reason';
  return (error.message || code).replaceAll('\n', ' ');
}

/** The pool awaits the result before it lends the connection, though its types do not say so. */
function limitStatements(client: pg.ClientBase): unknown {
  return client.query(`set statement_timeout = ${STATEMENT_MS}`);
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

/** Opens PostgreSQL without migrating and without timeouts, for backups. */
export function openPostgresAsItIs(connectionString: string): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: pgDialect({ connectionString, connectionTimeoutMillis: CONNECT_MS }),
  });
}

/** Opens PostgreSQL and migrates it. */
export async function openPostgres(connectionString: string, watch?: WatchLoad): Promise<Kysely<Schema>> {
  await migratePostgres(connectionString);
  return new Kysely<Schema>({
    dialect: pgDialect(
      {
        connectionString,
        connectionTimeoutMillis: CONNECT_MS,
        // Not a startup parameter, which PgBouncer refuses.
        onConnect: limitStatements,
        query_timeout: ANSWER_MS,
        keepAlive: true,
      },
      watch,
    ),
  });
}
