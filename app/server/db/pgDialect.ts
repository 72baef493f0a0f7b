import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import pg from 'pg';
import { postgresDialect, refuseStreaming, transactionParts } from './driverParts';
import type { WatchLoad } from './load';
import { DatabaseUnavailable, reportOutage } from './outage';

/**
 * Refusals of PostgreSQL that say that it is away, not that a statement is wrong: connection lost (08…), shutting down
 * or starting (57P0…), too many connections, no room on the disk, and a statement that took longer than its deadline.
 */
const AWAY = /^(?:08|57P0|53300|53100|57014)/;

function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return AWAY.test(error.code ?? '');
  // Anything else comes from the connection, unless it is a mistake in a statement's parameters.
  return !(error instanceof TypeError) && !(error instanceof RangeError);
}

interface Lease {
  readonly connection: DatabaseConnection;
  readonly release: () => void;
}

/** A connection out of the pool. One that failed does not go back: it may still be busy with what took too long. */
function lease(client: pg.PoolClient): Lease {
  let isBroken = false;
  return {
    connection: {
      async executeQuery<Row>(query: {
        sql: string;
        parameters: readonly unknown[];
      }): Promise<QueryResult<Row>> {
        try {
          const { rows, rowCount } = await client.query<Row & pg.QueryResultRow>(query.sql, [
            ...query.parameters,
          ]);
          return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
        } catch (error) {
          if (!isOutage(error)) throw error;
          isBroken = true;
          throw reportOutage(error);
        }
      },
      streamQuery: refuseStreaming,
    },
    release() {
      client.release(isBroken);
    },
  };
}

function createDriver(pool: pg.Pool): Driver {
  const leases = new WeakMap<DatabaseConnection, Lease>();
  return {
    ...transactionParts,
    init: () => Promise.resolve(),
    async acquireConnection() {
      const client = await pool.connect().catch((error: unknown) => {
        throw reportOutage(error);
      });
      const taken = lease(client);
      leases.set(taken.connection, taken);
      return taken.connection;
    },
    async rollbackTransaction(connection) {
      // A connection that is gone has rolled back already; its own failure is what the caller needs to hear of.
      await transactionParts.rollbackTransaction(connection).catch((error: unknown) => {
        if (!(error instanceof DatabaseUnavailable)) throw error;
      });
    },
    releaseConnection(connection) {
      leases.get(connection)?.release();
      return Promise.resolve();
    },
    destroy: () => pool.end(),
  };
}

// As the embedded database gives them: whole numbers as numbers (all of ours are below 2^53), days as their text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Kysely on a pool of connections to a real PostgreSQL. A connection's failure is a `DatabaseUnavailable`. */
export function pgDialect(options: pg.PoolConfig, watch?: WatchLoad): Dialect {
  const pool = new pg.Pool(options);
  watch?.({ busy: () => pool.totalCount - pool.idleCount, waiting: () => pool.waitingCount });
  // Unheard, these events end the process: of an idle connection that the database drops, and of one in use. Its query
  // fails as well, which is where the failure is dealt with.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return postgresDialect(() => createDriver(pool));
}
