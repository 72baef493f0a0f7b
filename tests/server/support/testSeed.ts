import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSeed } from '@app/build/buildSeed';
import { projectRoot } from '@app/server/projectRoot';

/** Where tests keep what is slow to make. */
export const cacheDir = join(projectRoot(), 'node_modules', '.cache', 'meridian-server-tests');

/** An empty migrated database, made once per state of the schema and of the database package. */
export async function testSeed(): Promise<string> {
  const root = projectRoot();
  const folder = 'app/server/db/migrations';
  const migrations = (await readdir(join(root, folder))).sort().map((file) => `${folder}/${file}`);
  const sources = [...migrations, 'app/server/db/migrate.ts', 'package.json'];
  const contents = await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')));
  const version = createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 12);
  const file = join(cacheDir, `seed-${version}.tar.gz`);
  if (!existsSync(file)) await buildSeed(file);
  return file;
}
