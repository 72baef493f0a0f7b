import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { componentIdOf } from './storyIndexer.ts';
import { storyNameOf } from './storyNames.ts';
import { subjectOf } from './titles.ts';

const knobsFile = fileURLToPath(new URL('../stories/kit/knobs.ts', import.meta.url));

/**
 * Appends to each file of stories, as Storybook's own plugin does with their sources:
 * - the sidebar's ids and names (storyIndexer.ts), because Storybook computes its own in the browser;
 * - to the default story of a screen, a control that chooses among the other stories' states.
 */
export function storyPlugin(): Plugin {
  return {
    name: 'portal:stories',
    enforce: 'pre',
    transform: {
      // The test run requests files by other addresses and shows no controls.
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
