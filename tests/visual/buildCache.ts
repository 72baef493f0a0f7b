import { randomUUID } from 'node:crypto';
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

/** The files of a built Storybook, by their paths from its folder, with forward slashes. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

const maxBuilds = 8;

/** Longer than any build or removal takes: what has this name for so long was left by a run that was killed. */
const leftBehindMs = 24 * 60 * 60 * 1000;
const isPassing = (name: string) => /^(unfinished|gone)-/.test(name);

/**
 * A build by its key, made when the cache has none. It is read whole: whoever makes room in the cache meanwhile, this
 * run or another, takes nothing away from it. A folder comes and goes by being renamed, so none is ever met half there.
 *
 * @param cache the folder of all builds
 * @param make builds into the folder it is given; whatever it throws is thrown on, and nothing is remembered
 */
export async function cachedBuild(
  cache: string,
  key: string,
  make: (out: string) => Promise<void>,
): Promise<{ files: BuildFiles; isNew: boolean }> {
  const place = join(cache, key);
  const known = readBuildFiles(place);
  if (known !== null) {
    markUsed(place);
    return { files: known, isNew: false };
  }
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  try {
    await make(unfinished);
    const files = readBuildFiles(unfinished);
    if (files === null) throw new Error('The build has no index.json.');
    settle(unfinished, place);
    forgetOldBuilds(cache);
    return { files, isNew: true };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Everything in a built Storybook's folder; null when there is none, or when it went while it was read. */
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
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Gives a finished build its name; when another run was there first, theirs stays. */
function settle(unfinished: string, place: string): void {
  try {
    renameSync(unfinished, place);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
  }
}

function markUsed(place: string): void {
  const now = new Date();
  try {
    utimesSync(place, now, now);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Keeps the builds that were used last. */
function forgetOldBuilds(cache: string): void {
  const entries = readdirSync(cache).map((name) => {
    const folder = join(cache, name);
    return { name, folder, usedAt: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const builds = entries.filter(({ name }) => !isPassing(name));
  const old = builds.sort((one, other) => other.usedAt - one.usedAt).slice(maxBuilds);
  for (const { folder } of old) {
    const gone = join(cache, `gone-${randomUUID()}`);
    try {
      renameSync(folder, gone);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    rmSync(gone, { recursive: true, force: true });
  }
  const leftBehind = entries.filter(
    ({ name, usedAt }) => isPassing(name) && Date.now() - usedAt > leftBehindMs,
  );
  for (const { folder } of leftBehind) rmSync(folder, { recursive: true, force: true });
}

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
