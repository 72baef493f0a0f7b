import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { hashOf } from './hashes.ts';
import { shotName, type Shot } from './picture.ts';
import { workingTreeHash } from './sources.ts';

/**
 * Verified checksums of a build's pictures (steady.ts): the same for pictures that are the same to the last bit.
 */
export interface Prints {
  of: (shot: Shot) => string | undefined;
  keep: (shot: Shot, print: string) => void;
}

/** Of a site's pictures, and of what they are made of (scene.ts). */
export interface SitePrints extends Prints {
  scenes: Prints;
}

/** Prints that outlive the run. */
export interface KeptPrints extends SitePrints {
  /** How many there are. */
  count: () => number;
  save: () => void;
}

const folder = 'node_modules/.cache/visual-prints';
const mostFiles = 8;
const schema = v.record(v.string(), v.string());

/** How pictures are taken: by another camera, or another browser, the same build comes out otherwise. */
const cameraPaths = ['tests/visual', 'tests/chromium.ts', '.storybook/modes.ts'];

/** The prints of a build, by its key, as this camera and a browser of that version took them. */
export function readPrints(root: string, build: string, browserVersion: string): KeptPrints {
  const camera = hashOf(`${workingTreeHash(root, cameraPaths)} ${browserVersion}`);
  const file = join(root, folder, `${build}-${camera}.json`);
  const known = statSync(file, { throwIfNoEntry: false })
    ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
    : {};
  const prints = new Map(Object.entries(known));
  return {
    ...sitePrintsIn(prints),
    count: () => prints.size,
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      // Another run may read it meanwhile.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(Object.fromEntries(prints)));
      renameSync(unfinished, file);
      forgetOld(dirname(file));
    },
  };
}

/** Prints of what has no key, for as long as the run lasts. */
export function makePrints(): SitePrints {
  return sitePrintsIn(new Map());
}

function sitePrintsIn(prints: Map<string, string>): SitePrints {
  return { ...printsIn(prints, ''), scenes: printsIn(prints, 'scene ') };
}

function printsIn(prints: Map<string, string>, kind: string): Prints {
  return {
    of: (shot) => prints.get(kind + shotName(shot)),
    keep: (shot, print) => {
      prints.set(kind + shotName(shot), print);
    },
  };
}

function forgetOld(place: string): void {
  const age = (name: string) => -statSync(join(place, name)).mtimeMs;
  const old = readdirSync(place)
    .sort((one, other) => age(one) - age(other))
    .slice(mostFiles);
  for (const name of old) rmSync(join(place, name), { force: true });
}
