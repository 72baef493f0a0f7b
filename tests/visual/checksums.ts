import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { hashOf } from './hashes.ts';
import { shotName, type Shot } from './picture.ts';
import { workingTreeHash } from './sources.ts';

/** Checksums of a build's verified pictures (retryUntilStable.ts): equal for bit-identical pictures. */
export interface Checksums {
  of: (shot: Shot) => string | undefined;
  keep: (shot: Shot, checksum: string) => void;
}

/** Checksums of a site's pictures and of their DOM fingerprints (domFingerprint.ts). */
export interface SiteChecksums extends Checksums {
  fingerprints: Checksums;
}

/** Checksums stored across runs. */
export interface StoredChecksums extends SiteChecksums {
  /** Number of checksums. */
  count: () => number;
  save: () => void;
}

const folder = 'node_modules/.cache/visual-checksums';
const maxFiles = 8;
const schema = v.record(v.string(), v.string());

/** Files that determine how pictures are captured; with other ones, the same build gives other pictures. */
const capturePaths = ['tests/visual', 'tests/chromium.ts', '.storybook/modes.ts'];

/** Reads the checksums of a build, captured with this code and a browser of this version. */
export function readChecksums(root: string, build: string, browserVersion: string): StoredChecksums {
  const capture = hashOf(`${workingTreeHash(root, capturePaths)} ${browserVersion}`);
  const file = join(root, folder, `${build}-${capture}.json`);
  const known = statSync(file, { throwIfNoEntry: false })
    ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
    : {};
  const checksums = new Map(Object.entries(known));
  return {
    ...siteChecksumsIn(checksums),
    count: () => checksums.size,
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      // Another run may be reading the file.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(Object.fromEntries(checksums)));
      renameSync(unfinished, file);
      removeOld(dirname(file));
    },
  };
}

/** Creates checksums for the duration of the run, for builds without a key. */
export function createChecksums(): SiteChecksums {
  return siteChecksumsIn(new Map());
}

function siteChecksumsIn(checksums: Map<string, string>): SiteChecksums {
  return { ...checksumsIn(checksums, ''), fingerprints: checksumsIn(checksums, 'fingerprint ') };
}

function checksumsIn(checksums: Map<string, string>, kind: string): Checksums {
  return {
    of: (shot) => checksums.get(kind + shotName(shot)),
    keep: (shot, checksum) => {
      checksums.set(kind + shotName(shot), checksum);
    },
  };
}

function removeOld(place: string): void {
  const age = (name: string) => -statSync(join(place, name)).mtimeMs;
  const old = readdirSync(place)
    .sort((one, other) => age(one) - age(other))
    .slice(maxFiles);
  for (const name of old) rmSync(join(place, name), { force: true });
}
