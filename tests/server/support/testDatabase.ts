import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { Db } from '@app/server/db/database';
import { pgliteDialect } from '@app/server/db/pgliteDialect';
import type { Schema } from '@app/server/db/schema';
import { testSeed } from './testSeed';

/** An empty embedded database in memory. */
export async function openTestDatabase(): Promise<Db> {
  const seed = await readFile(await testSeed());
  const client = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(seed)]) });
  return new Kysely<Schema>({ dialect: pgliteDialect(client) });
}
