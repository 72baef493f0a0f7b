import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, type CompiledQuery } from 'kysely';
import type { Db } from '@app/server/db/database';
import { pgliteDialect } from '@app/server/db/pgliteDialect';
import type { Schema } from '@app/server/db/schema';
import { testSeed } from './testSeed';

/** The seed, unpacked once for all the databases of a process. */
const archive = testSeed()
  .then((file) => readFile(file))
  .then((seed) => new Blob([new Uint8Array(gunzipSync(seed))]));

/** An empty embedded database in memory; `onQuery` is told of every statement that was run. */
export async function openTestDatabase(onQuery?: (query: CompiledQuery) => void): Promise<Db> {
  const client = await PGlite.create({ loadDataDir: await archive });
  return new Kysely<Schema>({
    dialect: pgliteDialect(client),
    ...(onQuery && { log: ({ query }) => onQuery(query) }),
  });
}
