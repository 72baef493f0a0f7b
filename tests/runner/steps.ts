import { availableParallelism } from 'node:os';
import { readCatalogue } from '../contract/support/catalogue.ts';
import { missingEngines } from '../engines/support/engines.ts';

/** Where steps leave their reports and logs. */
export const reportFolder = 'node_modules/.cache/portal-tests';

/** How a step's tests are counted. A step without a report counts as one. */
export interface StepReport {
  kind: 'vitest' | 'playwright';
  file: string;
  /** How many tests there must be, where that is known from outside; else one. */
  written?: () => number;
}

export interface Step {
  /** For `--only`. */
  id: string;
  title: string;
  command: readonly [program: string, ...args: string[]];
  report?: StepReport;
  needsBrowser?: boolean;
  /** Told before it starts: what of it will be skipped on this machine, and how to have it run. */
  note?: () => string | null;
  /** A step that must have passed, when it was run at all. */
  after?: string;
  /** Keeps about one core busy: runs beside the wide step before it. */
  isLight?: boolean;
  /** Killed after this long, in minutes. */
  patience: number;
}

/** A story that was not run, in Russian on a wide screen and in English on a phone, must not look like one that passed. */
const storyRuns = () => 2 * readCatalogue().flatMap(({ stories }) => stories).length;

const cores = availableParallelism();
const halfTheCores = Math.max(1, Math.floor(cores / 2));

/** @param workers files at once; of browser tests, pages in each project */
function vitest(
  id: string,
  title: string,
  projects: readonly string[],
  workers: number,
  written?: () => number,
): Step {
  const file = `${reportFolder}/${id}.json`;
  return {
    id,
    title,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--maxWorkers=${workers}`,
    ],
    report: { kind: 'vitest', file, ...(written && { written }) },
    patience: 20,
  };
}

const unitTests = vitest('unit', 'Unit and contract tests', ['unit'], halfTheCores);
// Most of a server's test is waiting for processes, deadlines and disks, and half of a container's for what the person
// would wait for. Beside each other they keep every core busy, which neither does alone.
const serverTests = vitest('server', 'Auth server', ['server'], cores);
const containerTests = vitest('containers', 'Containers', ['containers', 'static-pages'], cores);

/** None keeps every core busy: they run side by side, started in this order, the longest first. */
export const singleSteps: readonly Step[] = [
  serverTests,
  containerTests,
  unitTests,
  { id: 'build', title: 'Build', command: ['npm', 'run', '--silent', 'build'], patience: 10 },
  {
    id: 'eslint',
    title: 'ESLint: boundaries, texts, purity',
    command: ['eslint', '.', '--max-warnings', '0'],
    patience: 10,
  },
  { id: 'format', title: 'Formatting', command: ['oxfmt', '--check'], patience: 5 },
  // The native compiler behind its typed rules reports what `npm run typecheck` does, in a tenth of the time.
  { id: 'oxlint', title: 'Oxlint: types, hooks, mistakes, accessibility', command: ['oxlint'], patience: 5 },
  { id: 'messages', title: 'Messages', command: ['tsx', 'tests/verifyMessages.ts'], patience: 2 },
  { id: 'knip', title: 'Dead code', command: ['knip'], patience: 5 },
  {
    id: 'admin-code',
    title: 'No admin code for customers',
    command: ['tsx', 'tests/budgets/adminCode.ts'],
    after: 'build',
    patience: 2,
  },
];

/** One at a time, but for a light one beside the one before it: each uses every core there is. */
export const wideSteps: readonly Step[] = [
  {
    ...vitest(
      'stories',
      'Stories in both languages and widths, with axe in both themes',
      ['stories-customer', 'stories-rest'],
      halfTheCores,
      storyRuns,
    ),
    needsBrowser: true,
  },
  {
    id: 'journeys',
    title: 'Journeys',
    command: [
      'playwright',
      'test',
      '--config',
      'tests/journeys/playwright.config.ts',
      '--reporter=list,json',
    ],
    report: { kind: 'playwright', file: `${reportFolder}/journeys.json` },
    needsBrowser: true,
    after: 'build',
    patience: 20,
  },
  {
    ...vitest('language', 'Every screen in a language more', ['language'], 1),
    needsBrowser: true,
    isLight: true,
  },
  // Alone: it takes a page for complete when the network is quiet, as it also is while a page waits for the processor.
  {
    id: 'wire',
    title: 'Bytes and requests of every first visit',
    command: ['tsx', 'tests/budgets/wire.ts'],
    needsBrowser: true,
    after: 'build',
    patience: 5,
  },
  {
    id: 'engines',
    title: 'Journeys in Chromium, Firefox and WebKit',
    command: ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts', '--reporter=list,json'],
    report: { kind: 'playwright', file: `${reportFolder}/engines.json`, written: () => 7 },
    needsBrowser: true,
    note: missingEngines,
    after: 'build',
    patience: 10,
  },
];
