import type { Plugin } from 'vite';
import { tokenFiles } from '../tests/contract/support/tokenFiles.ts';

/** Serves the tokens beside the catalogue, as the package has them. */
export function tokenFilesPlugin(): Plugin {
  return {
    name: 'portal:token-files',
    generateBundle() {
      for (const [fileName, source] of Object.entries(tokenFiles()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = tokenFiles()[(request.url ?? '').slice(1)];
        if (source === undefined) next();
        else response.end(source);
      });
    },
  };
}
