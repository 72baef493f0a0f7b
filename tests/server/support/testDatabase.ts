import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, type CompiledQuery } from 'kysely';
import type { Db } from '@app/server/db/database';
import { pgliteDialect } from '@app/server/db/pgliteDialect';
import type { Schema } from '@app/server/db/schema';
import { testArchive } from './testSeed';

/** Read once for all the databases of a process. A real blob would copy its bytes for each, a fifth of their start. */
const archive = testArchive()
  .then((file) => readFile(file))
  .then((bytes) => {
    const { buffer } = new Uint8Array(bytes);
    return Object.assign(new Blob([]), { arrayBuffer: async () => buffer });
  });

/** Opens an empty embedded database in memory; `onQuery` is called with every statement. */
export async function openTestDatabase(onQuery?: (query: CompiledQuery) => void): Promise<Db> {
  const client = await PGlite.create({ loadDataDir: await archive });
  return new Kysely<Schema>({
    dialect: pgliteDialect(client),
    ...(onQuery && { log: ({ query }) => onQuery(query) }),
  });
}
