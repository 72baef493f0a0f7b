import { runsOfStory } from '../storyRuns.ts';
import type { Reach } from './reach.ts';

/** How much of a step a change needs: all of it, some files (of which so many tests must come), or nothing, and why not. */
export type Share = 'all' | { files: readonly string[]; written?: number } | { leftOut: string };

const test = /\.(?:test|spec)\.tsx?$/;
const script = /\.tsx?$/;
const wholePortal = 'they look at the whole built portal, which npm test does';

const some = (files: readonly string[], leftOut: string): Share =>
  files.length > 0 ? { files } : { leftOut };

/** Tests that `npm run test:all` adds, as vitest.config.ts divides them. */
const inRest =
  /\.postgres\.test\.ts$|^tests\/(?:server\/processes|adapters\/conformance|containers\/sweeps)\//;

/** Tests of `npm test` below these folders that import what changed. */
export function ofTests(...folders: readonly string[]) {
  return (reach: Reach): Share =>
    some(
      testsIn(folders, reach).filter((path) => !inRest.test(path)),
      'nothing they import changed',
    );
}

function testsIn(folders: readonly string[], { dependents, isThere }: Reach): string[] {
  return [...dependents]
    .filter(
      (path) => test.test(path) && isThere(path) && folders.some((folder) => path.startsWith(`${folder}/`)),
    )
    .sort();
}

/** And every contract test: they read the sources themselves. */
export function ofUnitTests(reach: Reach): Share {
  return { files: ['tests/contract/', ...testsIn(['tests/unit'], reach)] };
}

/** All of it when such a file changed. */
export function whenChanged(pattern: RegExp, leftOut: string) {
  return ({ changed }: Reach): Share => (changed.some((path) => pattern.test(path)) ? 'all' : { leftOut });
}

/** The scripts that changed; all of them when the rules did. */
export function ofScripts(rules: RegExp) {
  return ({ changed, isThere }: Reach): Share =>
    changed.some((path) => rules.test(path))
      ? 'all'
      : some(
          changed.filter((path) => script.test(path) && isThere(path)),
          'no script changed',
        );
}

/** Types are wrong where they are used. */
export function ofTypes({ changed, dependents, isThere }: Reach): Share {
  if (changed.some((path) => /^\.oxlintrc\.json$|tsconfig\.json$/.test(path))) return 'all';
  return some(
    [...dependents].filter((path) => script.test(path) && isThere(path)).sort(),
    'no script changed',
  );
}

export function ofFormat({ changed, isThere }: Reach): Share {
  return changed.includes('.oxfmtrc.json')
    ? 'all'
    : some(changed.filter(isThere), 'every changed file is gone');
}

export function ofStories({ stories, storiesIn, isThere }: Reach): Share {
  if (stories.reach === 'everything') return 'all';
  const files = [...stories.files.keys()].filter((path) => isThere(path)).sort();
  if (files.length === 0) return { leftOut: 'no story shows what changed' };
  return { files, written: files.reduce((sum, file) => sum + runsOfStory(file) * storiesIn(file), 0) };
}

/** Steps that are built from the portal, and measured. */
export const ofBuild = whenChanged(/^(?:app\/(?:build|public)\/|index\.html$|tests\/budgets\/)/, wholePortal);

const frame = /^(?:app\/(?!containers\/)|index\.html$)/;

/** All when what frames every page changed, or the server; else those that changed themselves. */
export function ofJourneys(reach: Reach): Share {
  if (reach.changed.some((path) => frame.test(path))) return 'all';
  return some(testsIn(['tests/journeys'], reach), wholePortal);
}

export function ofEngines(reach: Reach): Share {
  return testsIn(['tests/engines'], reach).length > 0 ? 'all' : { leftOut: wholePortal };
}
