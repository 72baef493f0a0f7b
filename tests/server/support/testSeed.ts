import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSeed } from '@app/build/buildSeed';
import { openEmbedded } from '@app/server/db/embedded';
import { projectRoot } from '@app/server/projectRoot';

/** Where tests keep what is slow to make. */
export const cacheDir = join(projectRoot(), 'node_modules', '.cache', 'meridian-server-tests');

/** Changes with the schema, with what is seeded into it, and with the database package. */
async function seedVersion(): Promise<string> {
  const root = projectRoot();
  const filesOf = async (folder: string) =>
    (await readdir(join(root, folder))).sort().map((file) => `${folder}/${file}`);
  const folders = await Promise.all(['app/server/db/migrations', 'src/sample-data'].map(filesOf));
  const sources = [
    ...folders.flat(),
    'app/server/catalog/seed.ts',
    'app/server/db/migrate.ts',
    'package.json',
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

/** An empty migrated database. */
export async function testSeed(): Promise<string> {
  return makeOnce(join(cacheDir, `seed-${await seedVersion()}.tar.gz`), buildSeed);
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
