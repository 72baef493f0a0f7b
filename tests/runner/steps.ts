import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readCatalogue } from '../contract/support/catalogue.ts';
import { engines, missingEngines, missingFor } from '../engines/support/engines.ts';
import type { ImpactScope } from './changed/impactScope.ts';
import * as affected from './changed/affected.ts';
import { mainStory, partVariable, type Part } from './parts.ts';
import { isPlayedOnPhone, storyLooks } from './storyRuns.ts';

/** Reports and logs of steps. */
export const reportFolder = 'node_modules/.cache/portal-tests';

/** How to count a step's tests. A step without a report counts as one. */
export interface StepReport {
  kind: 'vitest' | 'playwright';
  file: string;
  /** Vitest's failures (failureReporter.ts). */
  failures?: string;
  /** Playwright steps: folder of the tests. */
  folder?: string;
  /** Expected number of tests, if known; else one. */
  written?: () => number;
  /** Whether tests are selected by name, so that those reported as skipped are another step's. */
  isSelective?: boolean;
}

export interface Step {
  /** Id for `--only`. */
  id: string;
  title: string;
  command: readonly [program: string, ...args: string[]];
  report?: StepReport;
  needsBrowser?: boolean;
  /** Printed before the start: checks skipped on this machine, and how to run them. */
  note?: () => string | null;
  /** Id of a step that must have passed, if it ran. */
  after?: string;
  /** Whether it uses about one core; then it runs beside the previous wide step. */
  isLight?: boolean;
  /** Timeout in minutes. */
  timeout: number;
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
  /** Remedy for a failure; `{file}`, `{line}`, `{title}` and `{story}` are those of the test that failed. */
  remedy: string;
  /** Part of the step that a change can affect (`--changed`). */
  affectedPart: (scope: ImpactScope) => affected.AffectedPart;
}

/** Skipped stories must not count as passed. */
const storiesOf = (isPlayed: (path: string, name: string) => boolean) => () =>
  readCatalogue()
    .flatMap(({ path, stories }) => stories.map(({ name }) => isPlayed(path, name)))
    .filter(Boolean).length;

/** Every journey per available engine; skipped ones must not count as passed. */
const engineRuns = () => {
  const folder = 'tests/engines';
  const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
  const written = specs.flatMap(
    (name) => readFileSync(`${folder}/${name}`, 'utf8').match(/^\w+\(\s*'/gm) ?? [],
  );
  return written.length * engines.filter((engine) => missingFor(engine) === null).length;
};

const cores = availableParallelism();
const halfTheCores = Math.max(1, Math.floor(cores / 2));

/** @param workers parallel files, or for browser tests parallel pages per project */
function vitest(
  id: string,
  title: string,
  projects: readonly string[],
  workers: number,
  affectedPart: Step['affectedPart'],
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
      '--reporter=./tests/runner/failureReporter.ts',
      `--outputFile.json=${file}`,
      `--maxWorkers=${workers}`,
    ],
    report: {
      kind: 'vitest',
      file,
      failures: `${reportFolder}/${id}.failures.json`,
      ...(written && { written }),
    },
    timeout: 20,
    remedy: `npx vitest run ${projects.map((project) => `--project ${project}`).join(' ')} {file} -t '{title}'`,
    affectedPart,
  };
}

/** @param part journeys tagged `@main` on a desktop, or all others on every device */
function journeys(id: string, title: string, part: 'main' | 'rest'): Step {
  return {
    id,
    title,
    command: [
      'playwright',
      'test',
      '--config',
      'tests/journeys/playwright.config.ts',
      '--reporter=list,json',
    ],
    report: { kind: 'playwright', file: `${reportFolder}/${id}.json`, folder: 'tests/journeys' },
    env: { JOURNEYS: part },
    needsBrowser: true,
    after: 'build',
    timeout: 20,
    remedy:
      'npx playwright test --config tests/journeys/playwright.config.ts {file}:{line} --trace retain-on-failure',
    affectedPart: affected.affectedJourneys,
  };
}

/** Returns the step with a part of its tests. */
const inPart = (step: Step, part: Part): Step => ({ ...step, env: { [partVariable]: part } });

const unitTests = vitest(
  'unit',
  'Unit and contract tests',
  ['unit'],
  halfTheCores,
  affected.affectedUnitTests,
);
// Server tests mostly wait for processes, timeouts and disks, container tests for timers. Together they keep all
// cores busy; a third parallel step would slow down both.
const serverTests = vitest(
  'server',
  'Server on the embedded database',
  ['server'],
  cores + 1,
  affected.affectedTests('tests/server', 'tests/adapters'),
);
const containerTests = vitest(
  'containers',
  'Containers',
  ['containers', 'static-pages'],
  cores,
  affected.affectedTests('tests/containers'),
);

/** @param variant all stories on a desktop in Russian, or screens and patterns on a phone in English */
function storiesIn(id: string, title: string, variant: keyof typeof storyLooks): Step {
  const isPlayed = variant === 'desktop' ? () => true : isPlayedOnPhone;
  return {
    ...vitest(
      id,
      title,
      [`stories ${storyLooks[variant]}*`],
      cores,
      affected.affectedStories(isPlayed),
      storiesOf(isPlayed),
    ),
    needsBrowser: true,
    remedy: 'npm test -- --story {story}',
  };
}

/** The stories on a desktop with this name, or all others. */
function desktopStories(id: string, title: string, part: Part): Step {
  const { report, command, ...step } = storiesIn(id, title, 'desktop');
  const isPlayed = (_path: string, name: string) => (name === mainStory) === (part === 'main');
  return {
    ...step,
    command: [...command, `--testNamePattern=${part === 'main' ? `^${mainStory}$` : `^(?!${mainStory}$)`}`],
    ...(report && { report: { ...report, written: storiesOf(isPlayed), isSelective: true } }),
  };
}

/** Steps of `npm test`. None uses all cores: they run in parallel, in this order, the longest first. */
export const singleSteps: readonly Step[] = [
  inPart(serverTests, 'main'),
  inPart(containerTests, 'main'),
  inPart(unitTests, 'main'),
  {
    id: 'build',
    title: 'Build',
    command: ['npm', 'run', '--silent', 'build'],
    timeout: 10,
    remedy: 'Run npm run build to see the whole error.',
    affectedPart: affected.affectedBuild,
  },
  {
    id: 'eslint',
    title: 'ESLint: boundaries, texts, purity',
    command: ['eslint', '.', '--max-warnings', '0'],
    timeout: 10,
    remedy:
      'tests/lint/architecture.js lists the allowed imports, tests/lint/restrictions.js the other rules.',
    affectedPart: affected.affectedScripts(/^(?:eslint\.config\.js$|tests\/lint\/)/),
  },
  {
    id: 'format',
    title: 'Formatting',
    command: ['oxfmt', '--check'],
    timeout: 5,
    remedy: 'npm run format',
    affectedPart: affected.affectedFormat,
  },
  // Its typed rules use the native compiler and find what `npm run typecheck` does in a tenth of the time.
  {
    id: 'oxlint',
    title: 'Oxlint: types, hooks, mistakes, accessibility',
    command: ['oxlint'],
    timeout: 5,
    remedy:
      'Run npx oxlint --fix for automatic fixes, and npm run typecheck for the compiler’s own messages.',
    affectedPart: affected.affectedTypes,
  },
  {
    id: 'messages',
    title: 'Messages',
    command: ['tsx', 'tests/verifyMessages.ts'],
    timeout: 2,
    remedy: 'Both languages have every key with the same arguments; npm run messages writes their types.',
    affectedPart: affected.whenChanged(/\/messages\//, 'no message changed'),
  },
  {
    id: 'knip',
    title: 'Dead code',
    command: ['knip'],
    timeout: 5,
    remedy: 'Delete unused code; do not export names that only their own file uses.',
    affectedPart: affected.whenChanged(/\.(?:tsx?|js|css|mdx|json)$/, 'no code changed'),
  },
  {
    id: 'admin-code',
    title: 'No admin code for customers',
    command: ['tsx', 'tests/budgets/adminCode.ts'],
    after: 'build',
    timeout: 2,
    remedy: 'Import it only from pages of the admin area, or load it on demand.',
    affectedPart: affected.affectedBuild,
  },
];

/** Steps that run afterwards, one at a time, because each uses every core. */
export const wideSteps: readonly Step[] = [
  desktopStories('stories', 'The default story of each, in Russian on a desktop, with axe', 'main'),
  journeys('journeys', 'Journeys that matter most, in Chromium', 'main'),
];

/** Additional steps of `npm run test:all`: slow ones, or those that need more than Node and Chromium. */
export const restSingleSteps: readonly Step[] = [
  vitest(
    'processes',
    'Server on PostgreSQL and as processes, any backend',
    ['processes'],
    cores + 1,
    affected.affectedTests('tests/server', 'tests/adapters'),
  ),
  inPart(
    vitest(
      'containers-rest',
      'Rarer pages, and every page and story in turn',
      ['containers', 'static-pages', 'sweeps'],
      cores,
      affected.affectedTests('tests/containers'),
    ),
    'rest',
  ),
  inPart(
    vitest(
      'server-rest',
      'Rarer operations of the server, outside systems',
      ['server'],
      cores,
      affected.affectedTests('tests/server', 'tests/adapters'),
    ),
    'rest',
  ),
  inPart(
    vitest(
      'unit-rest',
      'Public surface of the library, links of the Storybook',
      ['unit'],
      halfTheCores,
      affected.affectedUnitTests,
    ),
    'rest',
  ),
];

/** One at a time, except for light ones. */
export const restWideSteps: readonly Step[] = [
  desktopStories('stories-rest', 'Every other story in Russian on a desktop, with axe', 'rest'),
  storiesIn(
    'stories-phone',
    'Screens and patterns in English on a phone, with axe in the other theme',
    'phone',
  ),
  journeys('journeys-rest', 'Every other journey, in Chromium', 'rest'),
  {
    ...vitest(
      'language',
      'Every screen in a language more, kinds of faults that pictures miss',
      ['language'],
      1,
      affected.whenChanged(
        /^(?:src\/i18n\/|app\/server\/messages\/|tests\/language\/|tests\/visual\/|\.storybook\/pseudo)/,
        'no message changed',
      ),
    ),
    needsBrowser: true,
    isLight: true,
  },
  // Alone, because it waits for an idle network, which also happens on a busy processor.
  {
    id: 'wire',
    title: 'Bytes and requests of every first visit',
    command: ['tsx', 'tests/budgets/wire.ts'],
    needsBrowser: true,
    after: 'build',
    timeout: 5,
    remedy:
      'Load the part that grew on demand, or raise the ceiling in tests/budgets/wire.ts and explain why.',
    affectedPart: affected.affectedBuild,
  },
  {
    id: 'engines',
    title: 'Journeys in Chromium, Firefox and WebKit',
    command: ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts', '--reporter=list,json'],
    report: {
      kind: 'playwright',
      file: `${reportFolder}/engines.json`,
      folder: 'tests/engines',
      written: engineRuns,
    },
    needsBrowser: true,
    note: missingEngines,
    after: 'build',
    timeout: 30,
    remedy: 'npx playwright test --config tests/engines/playwright.config.ts {file}:{line}',
    affectedPart: affected.affectedEngines,
  },
];
