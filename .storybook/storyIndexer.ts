import { readFile } from 'node:fs/promises';
import { sanitize } from 'storybook/internal/csf/csf-utils';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { withAlias } from './aliases.ts';
import { storyNameOf } from './storyNames.ts';
import { subjectOf, titleOf } from './titles.ts';

/** Returns the id that Storybook makes of a file's path; stories keep it under any title. */
export const componentIdOf = (subject: string): string => sanitize(subject);

/**
 * Returns the tags that the sidebar filters by. `test` marks played stories; the test run itself reads the files and
 * also checks exhibits. Checks of the portal's own parts are not listed.
 */
function sidebarTags(subject: string, tags: readonly string[]): string[] {
  const kind = tags.includes('play-fn') ? ['interaction-test'] : ['exhibit', '!test'];
  return subject.startsWith('kit/') ? [...kind, '!dev', '!autodocs'] : kind;
}

/** Lists every story under its title and its name in words, with its alias for the search. Its id follows the file. */
export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName) => {
    const subject = subjectOf(fileName);
    const csf = loadCsf(await readFile(fileName, 'utf8'), { fileName, makeTitle: () => subject }).parse();
    const title = titleOf(subject);
    const isAlone = csf.indexInputs.length === 1 && subject.startsWith('foundations/');
    return csf.indexInputs.map((input, index) => ({
      ...input,
      // Storybook lists a page alone if its only story has the same name.
      title: isAlone ? withAlias(title, title, true) : title,
      metaId: componentIdOf(subject),
      name: withAlias(storyNameOf(subject, input.exportName), title, index === 0),
      tags: [...(input.tags ?? []), ...sidebarTags(subject, input.tags ?? [])],
    }));
  },
};
