import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import * as v from 'valibot';
import { treeOf } from './changed/changedFiles.ts';
import { reportFolder } from './reportFolder.ts';

const origin = v.object({
  /** The project's root, on the machine of the run. */
  folder: v.string(),
  /** Everything there when the step began, as git stores it. */
  tree: v.string(),
});

/** What a step's report is of. */
export type Origin = v.InferOutput<typeof origin>;

const originFile = (step: string, folder: string) => join(folder, `${step}.origin.json`);

/** Writes down what a step is about to run: only for what is still the same do its results count. */
export function writeOrigin(step: string, reports = reportFolder, folder = cwd()): void {
  rmSync(originFile(step, reports), { force: true });
  try {
    const written: Origin = { folder, tree: treeOf(folder) };
    writeFileSync(originFile(step, reports), JSON.stringify(written));
  } catch {
    // Tests run without git too; nobody can say later what they were of.
  }
}

/** What a step's report is of; null where it was not written down. */
export function readOrigin(step: string, reports = reportFolder): Origin | null {
  try {
    return v.parse(origin, JSON.parse(readFileSync(originFile(step, reports), 'utf8')));
  } catch {
    return null;
  }
}
