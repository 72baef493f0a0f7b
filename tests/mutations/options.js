import { execFileSync } from 'node:child_process';
import { env } from 'node:process';

/**
 * Options of StrykerJS that every run shares. With `MUTATE_SINCE=main` only the files that differ from a branch are
 * mutated; `--mutate <files>` mutates those named.
 *
 * @param {string} name of the run: `tests/mutations/<name>.vitest.ts` configures its tests
 * @param {readonly string[]} mutate globs; a `!` excludes
 */
export function options(name, mutate) {
  const base = env['MUTATE_SINCE'];
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `tests/mutations/${name}.vitest.ts` },
    mutate: base === undefined ? [...mutate] : changedSince(base, mutate),
    coverageAnalysis: 'perTest',
    // Such a mutant runs once, as its module loads, and would need every test again.
    ignoreStatic: true,
    // The server's tests alone take minutes.
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: `node_modules/.cache/stryker/${name}.json`,
    tempDirName: '.cache/stryker',
    symlinkNodeModules: true,
    ignorePatterns: ['/dist*', '/catalogue', '/storybook-static', '/data', '/test-results', '/coverage'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false },
    thresholds: { high: 85, low: 75, break: null },
    // A change may touch none of these files.
    allowEmpty: true,
  };
}

/** Files of these globs that differ from where the work left a branch, committed or not. */
function changedSince(base, globs) {
  const pathspecs = globs.map((glob) =>
    glob.startsWith('!') ? `:(exclude,glob)${glob.slice(1)}` : `:(glob)${glob}`,
  );
  const diff = ['diff', '--name-only', '--diff-filter=d', '--merge-base', base, '--', ...pathspecs];
  return execFileSync('git', diff, { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');
}
