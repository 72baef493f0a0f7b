/**
 * `npm test`: all checks required before a merge, with a final line of counts. `npm run test:all` adds slow checks
 * and those that need more programs (PostgreSQL, Firefox, WebKit).
 *
 *   npm test -- --rest               only what test:all adds, on the build of an earlier npm test
 *   npm test -- --changed [commit]   what the changes since a commit can affect; by default since the branch point from main
 *   npm test -- --story <text>       stories whose id, title or name contains it, in every variant
 *   npm test -- --only unit,eslint   some steps
 *   npm test -- --verbose            all output of every step
 */
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromiumHelp, ensureChromium } from './chromium.ts';
import { readCatalogue } from './contract/support/catalogue.ts';
import { readChange, type Change } from './runner/changed/changedFiles.ts';
import { planFor, type Plan } from './runner/changed/plan.ts';
import { findImpactScope } from './runner/changed/impactScope.ts';
import { failureSummary } from './runner/failureSummary.ts';
import { execute, stopAll, type StepResult } from './runner/execute.ts';
import { countsOf, Progress } from './runner/progress.ts';
import { makeScratch, removeScratch } from './runner/scratch.ts';
import {
  reportFolder,
  restSingleSteps,
  restWideSteps,
  singleSteps,
  wideSteps,
  type Step,
} from './runner/steps.ts';
import { storiesNamed, storiesStep } from './runner/storyChoice.ts';

const sideBySide = 2;

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    story: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const testSteps = [...singleSteps, ...wideSteps];
const restSteps = [...restSingleSteps, ...restWideSteps];
const everyStep = [...testSteps, ...restSteps];

/** Prints why the options are invalid and exits. */
function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

function stepsByName(names: string): Plan {
  const ids = names.split(',').filter((id) => id !== '');
  const unknown = ids.filter((id) => !everyStep.some((step) => step.id === id));
  if (ids.length === 0 || unknown.length > 0)
    refuse(
      `No step ${unknown.join(', ') || 'is named'}. There are: ${everyStep.map(({ id }) => id).join(', ')}.`,
    );
  return { steps: everyStep.filter(({ id }) => ids.includes(id)), leftOut: [] };
}

function stepsOfStories(text: string): Plan {
  const chosen = storiesNamed(text, readCatalogue());
  if (chosen.size === 0) refuse(`No story has ${text} in its id, its title or its name.`);
  const stories = everyStep.filter(({ id }) => id === 'stories').map((step) => storiesStep(step, chosen));
  return { steps: stories, leftOut: [] };
}

function changeSince(base: string | undefined): Change {
  try {
    return readChange(base);
  } catch (problem) {
    refuse(problem instanceof Error ? problem.message : String(problem));
  }
}

function stepsOfChange(base: string | undefined): Plan {
  const change = changeSince(base);
  const { files: changed, base: commit } = change;
  if (changed.length === 0) refuse(`Nothing differs from ${commit.slice(0, 10)}.`);
  const plan = planFor(testSteps, {
    ...findImpactScope(change),
    storiesIn: (file) => readCatalogue().find(({ path }) => path === file)?.stories.length ?? 0,
    isThere: existsSync,
  });
  console.log(
    `${changed.length} files differ from ${commit.slice(0, 10)}. Left out: ${plan.leftOut.join('; ')}.`,
  );
  return plan;
}

function plan(): Plan {
  const ways = [
    values.story !== undefined,
    values.changed,
    values.only !== undefined,
    values.all,
    values.rest,
  ].filter(Boolean);
  if (ways.length > 1) refuse('One of --changed, --story, --only, --all and --rest at a time.');
  if (positionals.length > (values.changed ? 1 : 0))
    refuse(`What is ${positionals.join(' ')}? Steps are named by --only, stories by --story.`);
  if (values.story !== undefined) return stepsOfStories(values.story);
  if (values.changed) return stepsOfChange(positionals[0]);
  if (values.only !== undefined) return stepsByName(values.only);
  if (values.all) return { steps: everyStep, leftOut: [] };
  return { steps: values.rest ? restSteps : testSteps, leftOut: [] };
}

const chosen = plan().steps;

mkdirSync(reportFolder, { recursive: true });
const scratch = makeScratch();
process.env['TMPDIR'] = scratch;
process.once('exit', () => removeScratch(scratch));
const progress = new Progress(values.verbose);
const results: StepResult[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopAll();
    process.exit(130);
  });

const ended = new Map<string, Promise<void>>();

/** Runs a step. A step whose requirements are missing fails. */
async function runStep(step: Step, chromiumPath: string | null): Promise<void> {
  await ended.get(step.after ?? '');
  const before = results.find((result) => result.step.id === step.after);
  let problem: string | null = null;
  if (before && before.failed > 0) problem = `It needs the step ${before.step.id}, which failed.`;
  else if (step.needsBrowser && chromiumPath === null) problem = chromiumHelp;
  if (problem === null) progress.start(step);
  const note = step.note?.() ?? null;
  if (note !== null) progress.say(`  ${note}`);
  const result =
    problem === null
      ? await execute(step, { chromiumPath, onLine: (line) => progress.onLine(step, line) })
      : {
          step,
          problem,
          passed: 0,
          failed: 1,
          skipped: 0,
          seconds: 0,
          output: '',
          logFile: '',
          failures: [],
        };
  progress.end(result);
  results.push(result);
}

/** Returns the selected steps. */
const chosenOf = (steps: readonly Step[]) => chosen.filter(({ id }) => steps.some((step) => step.id === id));

async function runSideBySide(waiting: Step[]): Promise<void> {
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const end = runStep(step, null);
      ended.set(step.id, end);
      await end;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, lane));
}

async function runInTurn(steps: Step[]): Promise<void> {
  const needsBrowser = steps.some((step) => step.needsBrowser);
  const chromiumPath = needsBrowser ? await ensureChromium((line) => progress.say(line)) : null;
  for (let step = steps.shift(); step; step = steps.shift()) {
    const beside = steps[0]?.isLight ? steps.splice(0, 1) : [];
    await Promise.all([step, ...beside].map((each) => runStep(each, chromiumPath)));
  }
}

const started = performance.now();
await runSideBySide(chosenOf(singleSteps));
await runInTurn(chosenOf(wideSteps));
await runSideBySide(chosenOf(restSingleSteps));
await runInTurn(chosenOf(restWideSteps));
progress.close();

const total = { passed: 0, failed: 0, skipped: 0 };
for (const { passed, failed, skipped } of results) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
const broken = results.filter(({ failed }) => failed > 0);
for (const line of broken.flatMap(failureSummary)) console.log(line);
console.log(`\nIn ${Math.round((performance.now() - started) / 1000)} s.`);
if (broken.length > 0)
  console.log(`Again, only what failed: npm test -- --only ${broken.map(({ step }) => step.id).join(',')}`);
console.log(countsOf(total));
process.exitCode = total.failed > 0 ? 1 : 0;
