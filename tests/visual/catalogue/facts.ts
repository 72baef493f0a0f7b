import { specifiedRoutes } from '../../../stories/spec/routes.ts';
import { readCatalogue } from '../../contract/support/catalogue.ts';
import { readRequirementMarks } from '../../contract/support/requirementMarks.ts';
import { git } from '../sources.ts';
import type { Release } from './entry.ts';

/** Known facts of a story besides its picture. */
export interface StoryFacts {
  routes: string[];
  requirements: string[];
}

/** The facts of every story of the working tree, by its id. */
export function readFacts(): ReadonlyMap<string, StoryFacts> {
  const marks = readRequirementMarks();
  return new Map(
    readCatalogue().flatMap(({ path, component, stories }) =>
      stories.map(({ id, name }) => [
        id,
        {
          routes: specifiedRoutes.filter(({ screen }) => screen === component).map((route) => route.path),
          requirements: [
            ...new Set(
              marks
                .filter((mark) => mark.file === path && (mark.name === null || mark.name === name))
                .map((mark) => mark.id),
            ),
          ],
        },
      ]),
    ),
  );
}

/** The release that the working tree is: what git calls its commit. */
export function readRelease(root: string): Release {
  const isDirty = git(root, 'status', '--porcelain') !== '';
  return {
    name: git(root, 'describe', '--tags', '--always') + (isDirty ? '+' : ''),
    commit: git(root, 'rev-parse', '--short=8', 'HEAD') + (isDirty ? '+' : ''),
    date: git(root, 'log', '-1', '--format=%cs'),
  };
}
