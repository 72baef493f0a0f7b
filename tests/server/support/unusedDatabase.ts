import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Db } from '@app/server/db/database';
import type { Schema } from '@app/server/db/schema';

/** For tests that never query: starts at once and returns nothing, unless the driver does. */
export function unusedDatabase(driver = new DummyDriver()): Db {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
