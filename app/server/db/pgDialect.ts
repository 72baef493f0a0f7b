import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import pg from 'pg';
import { postgresDialect, refuseStreaming, transactionParts } from './driverParts';
import type { WatchLoad } from './load';
import { DatabaseUnavailable, reportOutage } from './outage';

/**
 * SQLSTATE codes of an unavailable PostgreSQL: connection lost (08…), shutting down or starting (57P0…), too many
 * connections, disk full, statement timeout.
 */
const AWAY = /^(?:08|57P0|53300|53100|57014)/;

function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return AWAY.test(error.code ?? '');
  // Other errors come from the connection, unless a statement's parameters are wrong.
  return !(error instanceof TypeError) && !(error instanceof RangeError);
}

interface Lease {
  readonly connection: DatabaseConnection;
  readonly release: () => void;
}

/** Leases a connection of the pool. A failed one is discarded: it may still be busy. */
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
      // A lost connection has rolled back already; the caller needs its original error.
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

// Same types as the embedded database: integers as numbers (all are below 2^53), dates as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Creates the dialect for a PostgreSQL connection pool. A connection error becomes `DatabaseUnavailable`. */
export function pgDialect(options: pg.PoolConfig, watch?: WatchLoad): Dialect {
  const pool = new pg.Pool(options);
  watch?.({ busy: () => pool.totalCount - pool.idleCount, waiting: () => pool.waitingCount });
  // Without listeners, errors of idle and leased connections would end the process. A failed query reports its own
  // error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return postgresDialect(() => createDriver(pool));
}
