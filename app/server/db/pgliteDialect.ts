import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';

/** PGlite answers whole results only. */
const STREAMING_UNSUPPORTED = 'The embedded database does not stream results';

function createConnection(client: PGlite): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const result = await client.query<Row>(query.sql, [...query.parameters]);
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
    },
    streamQuery() {
      throw new Error(STREAMING_UNSUPPORTED);
    },
  };
}

/** Hands out the only connection to one caller at a time, in the order of asking. */
function createDriver(client: PGlite): Driver {
  const connection = createConnection(client);
  const waiting: Array<() => void> = [];
  let isTaken = false;

  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      // A released connection is handed straight to the next in line, so it stays taken meanwhile.
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
    async beginTransaction(tx) {
      await tx.executeQuery(CompiledQuery.raw('begin'));
    },
    async commitTransaction(tx) {
      await tx.executeQuery(CompiledQuery.raw('commit'));
    },
    async rollbackTransaction(tx) {
      await tx.executeQuery(CompiledQuery.raw('rollback'));
    },
    destroy: () => client.close(),
  };
}

/** Kysely on PGlite: PostgreSQL's SQL over one in-process connection. */
export function pgliteDialect(client: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
