import type { ImpactScope } from './impactScope.ts';

/** Affected part of a step: everything, some files with the expected number of tests, or nothing with a reason. */
export type AffectedPart = 'all' | { files: readonly string[]; written?: number } | { leftOut: string };

const test = /\.(?:test|spec)\.tsx?$/;
const script = /\.tsx?$/;
const wholePortal = 'they look at the whole built portal, which npm test does';

const some = (files: readonly string[], leftOut: string): AffectedPart =>
  files.length > 0 ? { files } : { leftOut };

/** Tests added by `npm run test:all`, as in vitest.config.ts. */
const inRest =
  /\.postgres\.test\.ts$|\/(?:queryPlans|(?:delivery|histories|interleavings)\.embedded)\.test\.ts$|^tests\/(?:server\/processes|adapters\/conformance|containers\/sweeps)\//;

/** Selects tests of `npm test` below these folders that import changed files. */
export function affectedTests(...folders: readonly string[]) {
  return (scope: ImpactScope): AffectedPart =>
    some(
      testsIn(folders, scope).filter((path) => !inRest.test(path)),
      'nothing they import changed',
    );
}

function testsIn(folders: readonly string[], { dependents, isThere }: ImpactScope): string[] {
  return [...dependents]
    .filter(
      (path) => test.test(path) && isThere(path) && folders.some((folder) => path.startsWith(`${folder}/`)),
    )
    .sort();
}

/** Also selects all contract tests, because they read the sources. */
export function affectedUnitTests(scope: ImpactScope): AffectedPart {
  return { files: ['tests/contract/', ...testsIn(['tests/unit'], scope)] };
}

/** Selects everything if a matching file changed. */
export function whenChanged(pattern: RegExp, leftOut: string) {
  return ({ changed }: ImpactScope): AffectedPart =>
    changed.some((path) => pattern.test(path)) ? 'all' : { leftOut };
}

/** Selects changed scripts; all of them if the rules changed. */
export function affectedScripts(rules: RegExp) {
  return ({ changed, isThere }: ImpactScope): AffectedPart =>
    changed.some((path) => rules.test(path))
      ? 'all'
      : some(
          changed.filter((path) => script.test(path) && isThere(path)),
          'no script changed',
        );
}

/** Type errors appear where a type is used. */
export function affectedTypes({ changed, dependents, isThere }: ImpactScope): AffectedPart {
  if (changed.some((path) => /^\.oxlintrc\.json$|tsconfig\.json$/.test(path))) return 'all';
  return some(
    [...new Set([...dependents, ...changed])].filter((path) => script.test(path) && isThere(path)).sort(),
    'no script changed',
  );
}

export function affectedFormat({ changed, isThere }: ImpactScope): AffectedPart {
  return changed.includes('.oxfmtrc.json')
    ? 'all'
    : some(changed.filter(isThere), 'every changed file is gone');
}

/** Selects stories that a change affects, in files of the step. */
export const affectedStories =
  (isPlayed: (path: string) => boolean) =>
  ({ stories, storiesIn, isThere }: ImpactScope): AffectedPart => {
    if (stories.reach === 'everything') return 'all';
    const files = [...stories.files.keys()].filter((path) => isThere(path) && isPlayed(path)).sort();
    if (files.length === 0) return { leftOut: 'no story shows what changed' };
    return { files, written: files.reduce((sum, file) => sum + storiesIn(file), 0) };
  };

/** Steps that build and measure the portal. */
export const affectedBuild = whenChanged(
  /^(?:app\/(?:build|public)\/|index\.html$|tests\/budgets\/)/,
  wholePortal,
);

const frame = /^(?:app\/(?!containers\/)|index\.html$)/;

/** Selects all journeys if the shell or the server changed, else the changed ones. */
export function affectedJourneys(scope: ImpactScope): AffectedPart {
  if (scope.changed.some((path) => frame.test(path))) return 'all';
  return some(testsIn(['tests/journeys'], scope), wholePortal);
}

export function affectedEngines(scope: ImpactScope): AffectedPart {
  return testsIn(['tests/engines'], scope).length > 0 ? 'all' : { leftOut: wholePortal };
}
