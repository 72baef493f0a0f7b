/**
 * Whether the build is newer than its sources. Node's own modules only: `npm start` waits for this.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of a build, from the project's root: folders with everything in them, and files. */
const sources = ['app', 'src', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

const stampFile = 'dist/stamp.txt';

/** Without one of these there is no build. */
const products = ['dist/client/pages.json', 'dist/server/main.js'];

/** A hash of the sources as they are now: their times change with a checkout. */
export function takeStamp(root: string): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats?.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`);
    else if (stats) hash.update(`${path}\0${stats.size}\n`).update(readFileSync(join(root, path)));
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}

/** Stores the stamp of the sources of a finished build. */
export function writeStamp(root: string, stamp: string): void {
  writeFileSync(join(root, stampFile), stamp);
}

/** Why a build is needed, or null when the present one is up to date. */
export function staleness(root: string): 'missing' | 'outdated' | null {
  if (![stampFile, ...products].every((path) => existsSync(join(root, path)))) return 'missing';
  return readFileSync(join(root, stampFile), 'utf8') === takeStamp(root) ? null : 'outdated';
}
