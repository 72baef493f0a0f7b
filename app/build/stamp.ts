/**
 * Whether the build is newer than what it was made from. Node's own modules only: `npm start` waits for this.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from, from the project's root: folders with everything in them, and files. */
const sources = ['app', 'src', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

const stampFile = 'dist/stamp.json';

/** Without one of these a stamp tells nothing. */
const products = ['dist/client/pages.json', 'dist/server/main.js'];

/** `times` is quick and wrong after a checkout; `content` is what counts. */
export interface Stamp {
  times: string;
  content: string;
}

interface SourceFile {
  path: string;
  size: number;
  mtimeMs: number;
}

function sourceFiles(root: string): SourceFile[] {
  const found: SourceFile[] = [];
  const visit = (path: string) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats?.isDirectory())
      for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
    else if (stats) found.push({ path, size: stats.size, mtimeMs: stats.mtimeMs });
  };
  for (const source of sources) visit(source);
  return found;
}

function timesOf(files: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const { path, size, mtimeMs } of files) hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  return hash.digest('hex');
}

function contentOf(root: string, files: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const { path, size } of files)
    hash.update(`${path}\0${size}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** The stamp of the sources as they are now. */
export function takeStamp(root: string): Stamp {
  const files = sourceFiles(root);
  return { times: timesOf(files), content: contentOf(root, files) };
}

/** Remembers what a finished build was made from. */
export function writeStamp(root: string, stamp: Stamp): void {
  writeFileSync(join(root, stampFile), JSON.stringify(stamp));
}

function readStamp(root: string): Stamp | null {
  try {
    const stamp: unknown = JSON.parse(readFileSync(join(root, stampFile), 'utf8'));
    const { times, content } = Object(stamp) as Record<string, unknown>;
    return typeof times === 'string' && typeof content === 'string' ? { times, content } : null;
  } catch {
    return null;
  }
}

/** Why a build is needed, or null when the one that is there will do. */
export function staleness(root: string): 'missing' | 'outdated' | null {
  const stamp = readStamp(root);
  const isThere = products.every((path) => statSync(join(root, path), { throwIfNoEntry: false }));
  if (!stamp || !isThere) return 'missing';
  const files = sourceFiles(root);
  const times = timesOf(files);
  if (times === stamp.times) return null;
  if (contentOf(root, files) !== stamp.content) return 'outdated';
  // Touched, not changed: next time the quick look is enough.
  writeStamp(root, { times, content: stamp.content });
  return null;
}
