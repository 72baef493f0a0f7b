import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { Proof } from '../contract/support/proofs.ts';
import { reportFolder } from '../runner/reportFolder.ts';
import { isReached } from './choice.ts';
import type { Mutation } from './mutation.ts';

const outcome = v.object({
  requirement: v.string(),
  file: v.string(),
  find: v.string(),
  replace: v.string(),
  /** Of the mutated file and the files that are to catch it, as they stood (`keyOf`). */
  key: v.string(),
  /** Titles of the tests and stories that failed; empty when it was missed. */
  caughtBy: v.array(v.string()),
});
const report = v.object({
  /** ISO 8601. */
  at: v.string(),
  outcomes: v.array(outcome),
});

/** What came of one mutation. */
export type MutationOutcome = v.InferOutput<typeof outcome>;

/** Where `npm run mutations` keeps what it found. */
const mutationReport = `${reportFolder}/mutations.json`;

/** What the last runs found; nothing when there was none, or none of this form. */
function readMutationReport(): MutationOutcome[] {
  if (!existsSync(mutationReport)) return [];
  const { success, output } = v.safeParse(report, JSON.parse(readFileSync(mutationReport, 'utf8')));
  return success ? output.outcomes : [];
}

/** What the last runs found of mutations whose files stand as they stood then, and those that are to catch them. */
export function outcomesOfNow(proofs: readonly Proof[]): MutationOutcome[] {
  return readMutationReport().filter(
    (outcome) => existsSync(outcome.file) && keyOfNow(outcome, proofs) === outcome.key,
  );
}

/** Written after every run, so that one that is stopped has lost nothing. */
export function writeMutationReport(outcomes: readonly MutationOutcome[]): void {
  mkdirSync(dirname(mutationReport), { recursive: true });
  const written = `${mutationReport}.new`;
  writeFileSync(written, JSON.stringify({ at: new Date().toISOString(), outcomes }));
  renameSync(written, mutationReport);
}

/** Tells apart what would have to be tried again: other words in the mutated file or in a file that is to catch it. */
export function keyOf(
  { file }: Mutation,
  proofs: readonly string[],
  textOf = (path: string) => readFileSync(path, 'utf8'),
): string {
  const hash = createHash('sha1');
  for (const path of [file, ...[...new Set(proofs)].sort()]) hash.update(`${path}\0${textOf(path)}\0`);
  return hash.digest('hex');
}

/** The same of a mutation as its files stand now. */
export function keyOfNow(mutation: Mutation, proofs: readonly Proof[]): string {
  const own = proofs.filter(({ id, file }) => id === mutation.requirement && isReached(file));
  return keyOf(
    mutation,
    own.map(({ file }) => file),
  );
}

/** Whether an outcome is this mutation's. */
export function isOf(outcome: MutationOutcome, mutation: Mutation): boolean {
  return (
    outcome.requirement === mutation.requirement &&
    outcome.file === mutation.file &&
    outcome.find === mutation.find &&
    outcome.replace === mutation.replace
  );
}

/** A line an area with what was caught and missed, one for the sum, then every miss. */
export function mutationTable(outcomes: readonly MutationOutcome[]): string {
  const areaOf = ({ requirement }: MutationOutcome) => requirement.replace(/-\d+$/, '');
  const areas = [...new Set(outcomes.map(areaOf))].sort();
  const line = (name: string, own: readonly MutationOutcome[]) => {
    const caught = own.filter(({ caughtBy }) => caughtBy.length > 0).length;
    return `${name.padEnd(12)}${String(caught).padStart(6)}${String(own.length - caught).padStart(8)}`;
  };
  const missed = outcomes.filter(({ caughtBy }) => caughtBy.length === 0);
  return [
    `${''.padEnd(12)}caught  missed`,
    ...areas.map((area) =>
      line(
        area,
        outcomes.filter((one) => areaOf(one) === area),
      ),
    ),
    line('in all', outcomes),
    ...missed.map(
      ({ requirement, file, find, replace }) => `✗ missed ${requirement}  ${file}: ${find} → ${replace}`,
    ),
  ].join('\n');
}
