import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { buildSeed } from '@app/build/buildSeed';
import { Kysely } from 'kysely';
import { seedPromos } from '@app/server/catalogSeed/seed';
import { pgliteDialect } from '@app/server/db/pgliteDialect';
import type { Schema } from '@app/server/db/schema';
import { openEmbedded } from '@app/server/db/embedded';
import { projectRoot } from '@app/server/projectRoot';

/** Cache folder for slow preparations. */
export const cacheDir = join(projectRoot(), 'node_modules', '.cache', 'meridian-server-tests');

/** Version of the cache: a hash of the schema, its seed, the database package and this file. */
async function seedVersion(): Promise<string> {
  const root = projectRoot();
  const filesOf = async (folder: string) =>
    (await readdir(join(root, folder))).sort().map((file) => `${folder}/${file}`);
  const folders = await Promise.all(['app/server/db/migrations', 'src/sample-data'].map(filesOf));
  const sources = [
    ...folders.flat(),
    'app/server/catalogSeed/seed.ts',
    'app/server/db/migrate.ts',
    'package.json',
    'tests/server/support/testSeed.ts',
  ];
  const contents = await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')));
  return createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 12);
}

/** Makes a file or folder that is not there yet; interrupted, it leaves none. */
async function makeOnce(path: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path;
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await make(unfinished);
  await rename(unfinished, path);
  return path;
}

/** An empty migrated database, as the build makes it. */
export async function testSeed(): Promise<string> {
  return makeOnce(join(cacheDir, `seed-${await seedVersion()}.tar.gz`), buildSeed);
}

/**
 * The same database with the sample's promo codes and small buffers, without the template databases, which are half of
 * its files. In memory it is ready in half the processor time.
 */
export async function testArchive(): Promise<string> {
  const seed = await testSeed();
  return makeOnce(join(cacheDir, `small-${await seedVersion()}.tar`), async (file) => {
    const client = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readFile(seed))]) });
    await seedPromos(new Kysely<Schema>({ dialect: pgliteDialect(client) }));
    await client.exec("alter system set shared_buffers = '16MB'");
    await client.exec('update pg_database set datistemplate = false');
    await client.exec('drop database template0');
    await client.exec('drop database template1');
    // Leaves one segment of the log, 16 MB, instead of two.
    await client.exec('set wal_recycle = off');
    await client.exec('select pg_switch_wal()');
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    await client.close();
    await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  });
}

/** A data folder as a first start leaves it, to be copied. */
export async function testDataFolder(): Promise<string> {
  const seed = await testSeed();
  return makeOnce(join(cacheDir, `data-${await seedVersion()}`), async (folder) => {
    await mkdir(folder);
    const db = await openEmbedded(folder, seed);
    await db.destroy();
  });
}
