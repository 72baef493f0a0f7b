/**
 * Detects whether the build is newer than its sources. It imports only Node's own modules, because `npm start` waits
 * for it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of a build, from the project's root: folders and files. */
const sources = ['app', 'src', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

const stampFile = 'dist/stamp.txt';

/** Files that a complete build has. */
const products = ['dist/client/pages.json', 'dist/server/main.js', 'dist/server/landing.js'];

/** Hashes the sources, because a checkout changes their times. */
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

/** Stores the hash of a finished build's sources. */
export function writeStamp(root: string, stamp: string): void {
  writeFileSync(join(root, stampFile), stamp);
}

/** Returns why a build is needed, or null. */
export function staleness(root: string): 'missing' | 'outdated' | null {
  if (![stampFile, ...products].every((path) => existsSync(join(root, path)))) return 'missing';
  return readFileSync(join(root, stampFile), 'utf8') === takeStamp(root) ? null : 'outdated';
}
