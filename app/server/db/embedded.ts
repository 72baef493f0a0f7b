import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { Db } from './database';
import { migrate } from './migrate';
import { pgliteDialect } from './pgliteDialect';
import type { Schema } from './schema';

async function readSeed(seedFile: string | null): Promise<{ loadDataDir?: Blob }> {
  if (seedFile === null || !existsSync(seedFile)) return {};
  return { loadDataDir: new Blob([new Uint8Array(await readFile(seedFile))]) };
}

/**
 * Opens the embedded PostgreSQL in a subfolder of the data folder.
 *
 * The marker file is written once the first start has finished. A folder without it is the remains of an interrupted
 * first start: nothing was ever acknowledged to anyone from it, so it is made anew.
 */
export async function openEmbedded(dataDir: string, seedFile: string | null): Promise<Db> {
  const folder = join(dataDir, 'postgres');
  const marker = join(dataDir, 'postgres.created');
  const isNew = !existsSync(marker);
  if (isNew) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = await PGlite.create(folder, isNew ? await readSeed(seedFile) : {});
  const db = new Kysely<Schema>({ dialect: pgliteDialect(client) });
  await migrate(db);
  if (isNew) await writeFile(marker, '');
  return db;
}
