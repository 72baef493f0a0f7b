import { types, type PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { postgresDialect, refuseStreaming, transactionParts } from './driverParts';
import type { WatchLoad } from './load';
import { isDiskFull, reportOutage } from './outage';

/** PostgreSQL's own errors have an SQLSTATE; without one the embedded database itself failed (disk full). */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function createConnection(client: PGlite): DatabaseConnection {
  return {
    async executeQuery<Row>(query: {
      sql: string;
      parameters: readonly unknown[];
    }): Promise<QueryResult<Row>> {
      try {
        const result = await client.query<Row>(query.sql, [...query.parameters]);
        return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
      } catch (error) {
        throw isRefusal(error) && !isDiskFull(error) ? error : reportOutage(error);
      }
    },
    streamQuery: refuseStreaming,
  };
}

/** Lends the only connection to one caller at a time, in request order. */
function createDriver(client: PGlite, watch?: WatchLoad): Driver {
  const connection = createConnection(client);
  const waiting: Array<() => void> = [];
  let isTaken = false;
  watch?.({ busy: () => Number(isTaken), waiting: () => waiting.length });

  return {
    ...transactionParts,
    init: () => Promise.resolve(),
    async acquireConnection() {
      // A released connection goes to the next caller directly, so it stays taken.
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
      return connection;
    },
    releaseConnection() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
      return Promise.resolve();
    },
    destroy: () => client.close(),
  };
}

/** Creates the dialect for PGlite: PostgreSQL's SQL over one in-process connection. */
export function pgliteDialect(client: PGlite, watch?: WatchLoad): Dialect {
  // Dates stay text, as in pgDialect.ts: a `Date` would be midnight in the server's zone. Set once, because parsers per
  // query are copied each time, an eighth of a request's cost.
  client.parsers[types.DATE] = String;
  return postgresDialect(() => createDriver(client, watch));
}
