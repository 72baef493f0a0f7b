import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Dialect, Driver } from 'kysely';

/** Driver methods that both databases share: a transaction's statements, with the requested isolation. */
export const transactionParts: Pick<
  Driver,
  'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'
> = {
  async beginTransaction(connection, { isolationLevel, accessMode }) {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    await connection.executeQuery(
      CompiledQuery.raw(`start transaction${level}${accessMode ? ` ${accessMode}` : ''}`),
    );
  },
  async commitTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  },
  async rollbackTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  },
};

/** Neither driver reads results row by row: nothing here has a result too large for one answer. */
export function refuseStreaming(): never {
  throw new Error('Results are not streamed');
}

/** Kysely speaking PostgreSQL's SQL through a driver. */
export function postgresDialect(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
