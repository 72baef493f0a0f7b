import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Db } from '@app/server/db/database';
import type { Schema } from '@app/server/db/schema';

/** For tests of what never asks the database: starts at once and answers nothing, unless a driver does something else. */
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
