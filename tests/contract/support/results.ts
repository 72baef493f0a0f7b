import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cwd } from 'node:process';
import * as v from 'valibot';
import { readChangeSince } from '../../runner/changed/changedFiles.ts';
import { canComeOutOtherwise } from '../../runner/changed/outcomes.ts';
import { spreadOf } from '../../runner/changed/reach.ts';
import { readOrigin } from '../../runner/origin.ts';
import { reportFolder } from '../../runner/reportFolder.ts';
import type { Proof } from './proofs.ts';

/** What came of a test or story the last time that it was run. */
export interface RanTest {
  /** From the project's root, with forward slashes. */
  file: string;
  /** Its own title, those of what it stands in, and those of its steps. */
  titles: readonly string[];
  isPassed: boolean;
  /** When its run began: ISO 8601. */
  at: string;
}

/** What came of a proof, and when. Null where it was not run, or what it is of has changed since. */
export type ProofResult = { outcome: 'passed' | 'failed'; at: string } | null;

const vitestReport = v.object({
  startTime: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ title: v.string(), ancestorTitles: v.array(v.string()), status: v.string() }),
      ),
    }),
  ),
});

/** A journey's result, as far as it is read; steps and suites stand in each other. */
interface Step {
  title: string;
  steps?: Step[] | undefined;
}
const step: v.GenericSchema<Step> = v.object({
  title: v.string(),
  steps: v.optional(v.lazy(() => v.array(step))),
});
interface Suite {
  specs: {
    title: string;
    ok: boolean;
    file: string;
    tests: { results: { steps?: Step[] | undefined }[] }[];
  }[];
  suites?: Suite[] | undefined;
}
const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      ok: v.boolean(),
      file: v.string(),
      tests: v.array(v.object({ results: v.array(v.object({ steps: v.optional(v.array(step)) })) })),
    }),
  ),
  suites: v.optional(v.lazy(() => v.array(suite))),
});
const playwrightReport = v.object({
  config: v.object({ rootDir: v.string() }),
  stats: v.object({ startTime: v.string() }),
  suites: v.array(suite),
});

const titlesOf = ({ title, steps = [] }: Step): string[] => [title, ...steps.flatMap(titlesOf)];
const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/**
 * Reads a report as Vitest or Playwright leaves it; `root` is the project's root on the machine of the run. Throws on
 * what is neither.
 */
export function readReport(content: unknown, root = cwd()): RanTest[] {
  const fromRoot = (path: string) => relative(root, path).replaceAll('\\', '/');
  const vitest = v.safeParse(vitestReport, content);
  if (vitest.success) {
    const at = new Date(vitest.output.startTime).toISOString();
    return vitest.output.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ title, ancestorTitles, status }) => ({
          file: fromRoot(name),
          titles: [title, ...ancestorTitles],
          isPassed: status === 'passed',
          at,
        })),
    );
  }
  const { config, stats, suites } = v.parse(playwrightReport, content);
  return suites.flatMap(specsOf).flatMap(({ title, ok, file, tests }) => {
    const steps = tests.flatMap(({ results }) => results.flatMap((result) => result.steps ?? []));
    const isRun = tests.some(({ results }) => results.length > 0);
    const ran = {
      file: fromRoot(join(config.rootDir, file)),
      titles: [title, ...steps.flatMap(titlesOf)],
      isPassed: ok,
      at: stats.startTime,
    };
    return isRun ? [ran] : [];
  });
}

/** A report; nothing where there is none, or it is being written at the moment or its step was killed. */
function reportOf(file: string, root: string): RanTest[] {
  try {
    return readReport(JSON.parse(readFileSync(file, 'utf8')), root);
  } catch {
    return [];
  }
}

/** Of the files of a run those that would come out the same now, by what the run was of. */
export function stillSame(tree: string, folder = '.'): (file: string) => boolean {
  try {
    const change = readChangeSince(tree, folder);
    if (change.files.length === 0) return () => true;
    const spread = spreadOf(change);
    return (file) => !canComeOutOtherwise(file, spread);
  } catch {
    // Git has forgotten the tree, or never had it: what has changed cannot be told.
    return () => false;
  }
}

/** Every test of the last `npm test` that has its report and would come out the same now. */
export function readLastRun(reports = reportFolder, folder = '.'): RanTest[] {
  const known = new Map<string, ReturnType<typeof stillSame>>();
  return ['unit', 'containers', 'server', 'stories', 'journeys', 'language', 'engines'].flatMap((id) => {
    const origin = readOrigin(id, reports);
    if (!origin) return [];
    const isSame = known.get(origin.tree) ?? stillSame(origin.tree, folder);
    known.set(origin.tree, isSame);
    return reportOf(join(reports, `${id}.json`), origin.folder).filter(({ file }) => isSame(file));
  });
}

/** Whether a test is the one that a proof names; arguments in its title (`%s`, `$name`) may be anything. */
function isNamed(name: string, titles: readonly string[]): boolean {
  const parts = name.split(/%[a-z#]|\$\{[^}]*\}|\$[\w.]+/i);
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*');
  const whole = new RegExp(`^${pattern}$`, 's');
  return titles.some((title) => whole.test(title));
}

/** What came of a proof. A story's title is its name with spaces. */
export function resultOf({ file, name }: Proof, ran: readonly RanTest[]): ProofResult {
  const title = file.startsWith('stories/') ? name?.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ') : name;
  const own = ran.filter((test) => test.file === file && (title == null || isNamed(title, test.titles)));
  const at = own.map((test) => test.at).sort()[0];
  if (at === undefined) return null;
  return { outcome: own.every(({ isPassed }) => isPassed) ? 'passed' : 'failed', at };
}
