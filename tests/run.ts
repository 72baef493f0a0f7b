/**
 * `npm test`: everything that must hold before a change is merged, with one closing line that counts it all.
 *
 *   npm test -- --only unit,eslint   some steps
 *   npm test -- --verbose            every line of every step
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromiumHelp, ensureChromium } from './chromium.ts';
import { execute, stopAll, type StepResult } from './runner/execute.ts';
import { countsOf, Progress } from './runner/progress.ts';
import { reportFolder, singleSteps, wideSteps, type Step } from './runner/steps.ts';

const sideBySide = 2;

const { values } = parseArgs({
  options: { only: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});
const everyStep = [...singleSteps, ...wideSteps];
const chosen = values.only?.split(',').filter((id) => id !== '') ?? everyStep.map(({ id }) => id);
const unknown = chosen.filter((id) => !everyStep.some((step) => step.id === id));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. There are: ${everyStep.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

mkdirSync(reportFolder, { recursive: true });
const progress = new Progress(values.verbose);
const results: StepResult[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopAll();
    process.exit(130);
  });

const ended = new Map<string, Promise<void>>();

/** Runs a step, or refuses to: a gate that was not tried was not passed. */
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
      : { step, problem, passed: 0, failed: 1, skipped: 0, seconds: 0, output: '', logFile: '' };
  progress.end(result);
  results.push(result);
}

async function runSingle(): Promise<void> {
  const waiting = singleSteps.filter(({ id }) => chosen.includes(id));
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const end = runStep(step, null);
      ended.set(step.id, end);
      await end;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, lane));
}

async function runWide(): Promise<void> {
  const steps = wideSteps.filter(({ id }) => chosen.includes(id));
  const needsBrowser = steps.some((step) => step.needsBrowser);
  const chromiumPath = needsBrowser ? await ensureChromium((line) => progress.say(line)) : null;
  for (let step = steps.shift(); step; step = steps.shift()) {
    const beside = steps[0]?.isLight ? steps.splice(0, 1) : [];
    await Promise.all([step, ...beside].map((each) => runStep(each, chromiumPath)));
  }
}

const started = performance.now();
await runSingle();
await runWide();
progress.close();

const total = { passed: 0, failed: 0, skipped: 0 };
for (const { passed, failed, skipped } of results) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
const broken = results.filter(({ failed }) => failed > 0).map(({ step }) => step.id);
console.log(`\nIn ${Math.round((performance.now() - started) / 1000)} s.`);
if (broken.length > 0) console.log(`Again, only what failed: npm test -- --only ${broken.join(',')}`);
console.log(countsOf(total));
process.exitCode = total.failed > 0 ? 1 : 0;
