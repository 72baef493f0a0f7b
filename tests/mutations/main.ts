/**
 * `npm run mutations`: is what proves a requirement worth its name? Each mutation of the list makes what a requirement
 * names worse, and one of the stories and tests that name it must fail. `--help` lists which it tries.
 *
 * No file is touched: the tests' own Vite reads the mutated text. One Vitest holds all runs, and a run tries all mutations
 * that cannot be taken for each other (batches.ts): first with tests, then, of what they missed, with stories. What was
 * found is written after every run. Ends with 1 when one was missed.
 */
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { readProofs, type Proof } from '../contract/support/proofs.ts';
import { readChange } from '../runner/changed/changedFiles.ts';
import { sourceGraph } from '../runner/changed/sourceGraph.ts';
import { batchesOf } from './batches.ts';
import { isReached, isTest, sampleOf } from './choice.ts';
import type { Mutation } from './mutation.ts';
import { putMutations } from './mutationPlugin.ts';
import { mutations } from './mutations.ts';
import {
  isOf,
  keyOfNow,
  mutationTable,
  outcomesOfNow,
  writeMutationReport,
  type MutationOutcome,
} from './report.ts';
import { failuresWith } from './tests.ts';

const usage = `Each mutation makes what a requirement names worse; a story or test that names it must fail.
  npm run mutations                      a dozen that need no browser, others each day
  npm run mutations -- --day 2026-11-23  the dozen of that day
  npm run mutations -- EDIT CART-01      those of areas and requirements
  npm run mutations -- --all             every one
    --resume           only what was not caught yet, or whose files differ since then
    --without-stories  what is caught without a browser, in a fraction of the time
Ends with 1 when one was missed.`;

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    all: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    'without-stories': { type: 'boolean', default: false },
    day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
  allowPositionals: true,
});
if (values.help) {
  console.log(usage);
  exit(0);
}
const isSample = !values.all && positionals.length === 0;
const needsNoBrowser = isSample || values['without-stories'];

const proofs = readProofs().filter(({ file }) => isReached(file));
const isByTest = ({ file }: Proof) => isTest(file);
const isByStory = (proof: Proof) => !isByTest(proof);
const proofsOf = ({ requirement }: Mutation) => proofs.filter(({ id }) => id === requirement);

const chosen = isSample
  ? sampleOf(mutations, proofs, values.day)
  : mutations.filter(
      ({ requirement }) =>
        values.all || positionals.some((name) => requirement === name || requirement.startsWith(`${name}-`)),
    );
if (chosen.length === 0) {
  console.error(`No mutation of ${positionals.join(', ') || values.day}.`);
  exit(2);
}
if (isSample) console.log(`The dozen of ${values.day}; again, with --day ${values.day}.`);

/** What is known of mutations and their proofs as they stand now. */
const known = new Map<Mutation, MutationOutcome>();
for (const outcome of outcomesOfNow(proofs)) {
  const mutation = mutations.find((one) => isOf(outcome, one));
  if (mutation) known.set(mutation, outcome);
}
const isCaught = (mutation: Mutation) => (known.get(mutation)?.caughtBy.length ?? 0) > 0;
if (values.resume) console.log(`Caught before: ${chosen.filter(isCaught).length} of ${chosen.length}.`);
else for (const mutation of chosen) known.delete(mutation);

const outcomeOf = (mutation: Mutation, caughtBy: readonly string[]): MutationOutcome => ({
  ...mutation,
  key: keyOfNow(mutation, proofs),
  caughtBy: [...caughtBy],
});

// As its own command has it, before it reads its configuration.
Object.assign(process.env, { VITEST: 'true', NODE_ENV: 'test' });
putMutations([]);
const vitest = await createVitest('test', {
  watch: false,
  project: ['unit', 'containers', ...(needsNoBrowser ? [] : ['stories ru-1280'])],
  reporters: [{}],
  silent: true,
});
await vitest.standalone();
const started = performance.now();
const graph = sourceGraph(readChange('HEAD').after);

// A browser only for what is not caught without it.
for (const isOfStage of needsNoBrowser ? [isByTest] : [isByTest, isByStory]) {
  const isLast = isOfStage === isByStory;
  const trials = chosen
    .filter((mutation) => !isCaught(mutation))
    .map((mutation) => ({ mutation, proofs: proofsOf(mutation).filter(isOfStage) }))
    .filter(({ proofs: own }) => own.length > 0)
    .map((trial) => ({ ...trial, files: [...new Set(trial.proofs.map(({ file }) => file))] }));
  // What fails by itself catches nothing.
  const alone = await failuresWith(vitest, [], [...new Set(trials.flatMap(({ proofs: own }) => own))]);
  const failing = [...[...alone.byFile.values()].flat(), ...alone.unhandled];
  if (failing.length > 0) {
    console.error(`These fail without any mutation:\n  ${failing.join('\n  ')}`);
    await vitest.close();
    exit(2);
  }
  for (const batch of batchesOf(trials, graph)) {
    const { byFile, unhandled } = await failuresWith(
      vitest,
      batch.map(({ mutation }) => mutation),
      batch.flatMap(({ proofs: own }) => own),
    );
    for (const { mutation, files } of batch) {
      const failed = files.flatMap((file) => byFile.get(file) ?? []);
      // Of an error outside of every test nobody can say whose it is, unless there is but one.
      const caughtBy = failed.length === 0 && batch.length === 1 ? unhandled : failed;
      // What tests alone missed may be a story's to catch.
      if (caughtBy.length > 0 || isLast) known.set(mutation, outcomeOf(mutation, caughtBy));
      if (caughtBy[0] !== undefined) console.log(`✓ ${mutation.requirement}  ${caughtBy[0]}`);
    }
    writeMutationReport([...known.values()]);
  }
}
await vitest.close();

console.log(mutationTable(chosen.map((mutation) => known.get(mutation) ?? outcomeOf(mutation, []))));
console.log(`In ${Math.round((performance.now() - started) / 1000)} s`);
const caught = chosen.filter(isCaught).length;
console.log(`caught ${caught} of ${chosen.length}`);
exit(caught < chosen.length ? 1 : 0);
