import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, relative } from 'node:path';

/** Files of a built Storybook, by path from its folder with forward slashes. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

const maxBuilds = 8;

/**
 * Returns the build with a key, and makes it if it is not cached. Files are read into memory, because another run may
 * clear the cache. A build is renamed to its key when it is complete.
 *
 * @param cache the folder of all builds
 * @param make builds into the given folder; after an error nothing is cached
 */
export async function cachedBuild(
  cache: string,
  key: string,
  make: (out: string) => Promise<void>,
): Promise<{ files: BuildFiles; isNew: boolean }> {
  const place = join(cache, key);
  const known = readBuildFiles(place);
  if (known !== null) {
    utimesSync(place, new Date(), new Date());
    return { files: known, isNew: false };
  }
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  try {
    await make(unfinished);
    const files = readBuildFiles(unfinished);
    if (files === null) throw new Error('The build has no index.json.');
    // Either incomplete, or made by another run meanwhile: it is replaced.
    rmSync(place, { recursive: true, force: true });
    renameSync(unfinished, place);
    removeOldBuilds(cache);
    return { files, isNew: true };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Reads all files of a built Storybook; null if there is none or another run removed it meanwhile. */
function readBuildFiles(folder: string): BuildFiles | null {
  try {
    const files = new Map<string, Buffer>();
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      files.set(relative(folder, file).replaceAll('\\', '/'), readFileSync(file));
    }
    return files.has('index.json') ? files : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes all but the most recently used builds, including unfinished ones. */
function removeOldBuilds(cache: string): void {
  const usedAt = (name: string) => statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = readdirSync(cache)
    .map((name) => ({ name, at: usedAt(name) }))
    .sort((one, other) => other.at - one.at)
    .slice(maxBuilds);
  for (const { name } of old) rmSync(join(cache, name), { recursive: true, force: true });
}
