import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import * as v from 'valibot';

/** Packages installed in `node_modules`. */
export interface InstalledPackages {
  /** Of the content of every file: a package that was edited, linked or replaced has another. */
  digest: string;
  /** Whether it is what package-lock.json asks for, and nobody has touched it since it was installed. */
  isAsLocked: boolean;
}

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ integrity: v.optional(v.string()), link: v.optional(v.boolean()) }),
  ),
});

/** Where npm writes down what it installed, after everything else. */
const installedList = '.package-lock.json';

/**
 * Looks at a project's packages. All of them are read (a second or two): what builds a Storybook counts no less than what
 * is built into it, and neither a size nor a time tells that a file is another.
 *
 * @param root the project's folder
 * @param records where to remember what was installed for which lock; emptied with `node_modules` itself
 */
export function readPackages(root: string, records: string): InstalledPackages {
  const folder = join(root, 'node_modules');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const { digest, newestMs } = digestOf(folder);
  const record = join(records, createHash('sha1').update(lock).digest('hex'));
  const known = statSync(record, { throwIfNoEntry: false }) ? readFileSync(record, 'utf8') : null;
  if (known !== null) return { digest, isAsLocked: known === digest };
  const list = statSync(join(folder, installedList), { throwIfNoEntry: false });
  const isAsLocked = list !== undefined && newestMs <= list.mtimeMs && isListed(folder, lock.toString());
  if (isAsLocked) {
    mkdirSync(records, { recursive: true });
    writeFileSync(record, digest);
  }
  return { digest, isAsLocked };
}

/** Whether npm installed what the lock asks for; a package linked to a folder elsewhere is not that. */
function isListed(folder: string, lock: string): boolean {
  const locked = v.parse(lockSchema, JSON.parse(lock)).packages;
  const list: unknown = JSON.parse(readFileSync(join(folder, installedList), 'utf8'));
  const installed = Object.entries(v.parse(lockSchema, list).packages);
  return installed.every(([path, { integrity, link }]) => !link && locked[path]?.integrity === integrity);
}

/** Of every file below; what npm and other tools keep for themselves begins with a dot. */
function digestOf(folder: string): { digest: string; newestMs: number } {
  const hash = createHash('sha1');
  const home = realpathSync(folder) + sep;
  const elsewhere = new Set<string>();
  let newestMs = 0;
  const read = (path: string) => {
    newestMs = Math.max(newestMs, statSync(path).mtimeMs);
    hash.update(readFileSync(path)).update('\0');
  };
  const follow = (path: string) => {
    const target = statSync(path, { throwIfNoEntry: false });
    const real = target && realpathSync(path);
    if (!target || !real || real.startsWith(home) || elsewhere.has(real)) return;
    elsewhere.add(real);
    newestMs = Infinity;
    if (target.isDirectory()) walk(real, isOwn);
    else read(real);
  };
  const walk = (at: string, isWanted: (name: string) => boolean) => {
    const entries = readdirSync(at, { withFileTypes: true }).filter(({ name }) => isWanted(name));
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(at, entry.name);
      hash.update(`${entry.name}\0`);
      if (entry.isDirectory()) walk(path, () => true);
      else if (entry.isFile()) read(path);
      else if (entry.isSymbolicLink()) {
        hash.update(`${readlinkSync(path)}\0`);
        follow(path);
      }
    }
    hash.update('\0');
  };
  walk(folder, isOwn);
  return { digest: hash.digest('hex'), newestMs };
}

function isOwn(name: string): boolean {
  return !name.startsWith('.');
}
