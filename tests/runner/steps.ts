import { availableParallelism } from 'node:os';
import { readCatalogue, storyFloor } from '../contract/support/catalogue.ts';

/** Where steps leave their reports and logs. */
export const reportFolder = 'node_modules/.cache/portal-tests';

/** How a step's tests are counted. A step without a report counts as one. */
export interface StepReport {
  kind: 'vitest' | 'playwright';
  file: string;
  /** Fewer tests than this means that some were not found, which would otherwise pass in silence. */
  floor: () => number;
}

export interface Step {
  /** For `--only`. */
  id: string;
  title: string;
  command: readonly [program: string, ...args: string[]];
  report?: StepReport;
  needsBrowser?: boolean;
  /** A step that must have passed, when it was run at all. */
  after?: string;
  /** Killed after this long, in minutes. */
  patience: number;
}

const cores = availableParallelism();
const halfTheCores = Math.max(1, Math.floor(cores / 2));

/** @param workers files at once; of browser tests, pages in each project */
function vitest(
  id: string,
  title: string,
  projects: readonly string[],
  floor: () => number,
  workers: number,
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
    report: { kind: 'vitest', file, floor },
    patience: 20,
  };
}

/** A story that was not run, in Russian on a wide screen and in English on a phone, must not look like one that passed. */
function storyRuns(): number {
  const stories = readCatalogue().flatMap((file) => file.stories).length;
  return 2 * Math.max(stories, storyFloor);
}

const unitTests = vitest('unit', 'Unit and contract tests', ['unit'], () => 1900, halfTheCores);
// Most of a server's test is waiting for processes, deadlines and disks.
const serverTests = vitest('server', 'Auth server', ['server'], () => 630, cores);

/** Each keeps about one core busy: they run side by side, begun in this order. */
export const singleSteps: readonly Step[] = [
  {
    id: 'eslint',
    title: 'ESLint: boundaries, texts, purity',
    command: ['eslint', '.', '--max-warnings', '0'],
    patience: 10,
  },
  { id: 'types', title: 'Types', command: ['tsc', '-p', '.'], patience: 5 },
  unitTests,
  serverTests,
  { id: 'build', title: 'Build', command: ['npm', 'run', '--silent', 'build'], patience: 10 },
  { id: 'format', title: 'Formatting', command: ['prettier', '--check', '.'], patience: 5 },
  { id: 'oxlint', title: 'Oxlint: types, hooks, mistakes, accessibility', command: ['oxlint'], patience: 2 },
  { id: 'messages', title: 'Messages', command: ['tsx', 'tests/verifyMessages.ts'], patience: 2 },
  { id: 'knip', title: 'Dead code', command: ['knip'], patience: 5 },
  {
    id: 'bytes',
    title: 'Byte budgets',
    command: ['tsx', 'tests/budgets/bytes.ts'],
    after: 'build',
    patience: 5,
  },
  {
    id: 'admin-code',
    title: 'No admin code for customers',
    command: ['tsx', 'tests/budgets/adminCode.ts'],
    after: 'build',
    patience: 2,
  },
];

/** One at a time: each uses every core there is. */
export const wideSteps: readonly Step[] = [
  // Half of a container's test is waiting for what the person would wait for: twice the cores keep them busy. (A share
  // of more than 100 % would be cut to that.)
  vitest('containers', 'Containers', ['containers'], () => 500, 2 * cores),
  {
    ...vitest(
      'stories',
      'Stories in both languages, with axe in both themes and widths',
      ['stories-customer', 'stories-rest'],
      storyRuns,
      halfTheCores,
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
    report: { kind: 'playwright', file: `${reportFolder}/journeys.json`, floor: () => 70 },
    needsBrowser: true,
    after: 'build',
    patience: 20,
  },
];
