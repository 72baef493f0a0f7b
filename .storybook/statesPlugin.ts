import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

const knobsFile = fileURLToPath(new URL('../stories/kit/knobs.ts', import.meta.url));

/**
 * Offers the states of a screen's other stories to choose from on its default one: at the end of each file, where
 * Storybook's own plugin writes the sources of stories. No file has to name its stories twice, and none is forgotten.
 */
export function statesPlugin(): Plugin {
  return {
    name: 'portal:states',
    enforce: 'pre',
    transform: {
      // The test run asks for files by addresses of its own, and shows no controls.
      filter: { id: /\/stories\/screens\/.*\.stories\.tsx$/ },
      handler(code, id) {
        const stories = Object.keys(loadCsf(code, { fileName: id, makeTitle: () => id }).parse()._stories);
        const line = `import { offerStates } from ${JSON.stringify(knobsFile)}; offerStates({ ${stories.join(', ')} });`;
        return { code: `${code}\n${line}\n`, map: null };
      },
    },
  };
}
