import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { componentIdOf } from './storyIndexer.ts';
import { storyNameOf } from './storyNames.ts';
import { subjectOf } from './titles.ts';

const knobsFile = fileURLToPath(new URL('../stories/kit/knobs.ts', import.meta.url));

/**
 * Appends to each file of stories, where Storybook's own plugin writes their sources, too:
 * - the ids and names that the sidebar has (storyIndexer.ts), because Storybook works them out again in the browser;
 * - on the default story of a screen, the states of its other stories to choose from. No file names its stories twice.
 */
export function storyPlugin(): Plugin {
  return {
    name: 'portal:stories',
    enforce: 'pre',
    transform: {
      // The test run asks for files by addresses of its own, and shows no controls.
      filter: { id: /\/stories\/.*\.stories\.tsx$/ },
      handler(code, id) {
        const subject = subjectOf(id);
        const csf = loadCsf(code, { fileName: id, makeTitle: () => subject }).parse();
        const stories = Object.keys(csf._stories);
        const names = stories.map(
          (story) => `${story}.name = ${JSON.stringify(storyNameOf(subject, story))};`,
        );
        const lines = [
          `${csf._metaVariableName ?? 'meta'}.id = ${JSON.stringify(componentIdOf(subject))};`,
          ...names,
        ];
        if (subject.startsWith('screens/'))
          lines.push(
            `import { offerStates } from ${JSON.stringify(knobsFile)}; offerStates({ ${stories.join(', ')} });`,
          );
        return { code: `${code}\n${lines.join('\n')}\n`, map: null };
      },
    },
  };
}
