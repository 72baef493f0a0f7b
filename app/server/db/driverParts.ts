import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Dialect, Driver } from 'kysely';

/** Driver methods shared by both databases: transaction statements with the requested isolation. */
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

/** Neither driver streams results: no result here is too large for one answer. */
export function refuseStreaming(): never {
  throw new Error('Results are not streamed');
}

/** Creates a Kysely dialect for PostgreSQL's SQL from a driver. */
export function postgresDialect(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
