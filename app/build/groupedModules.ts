import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Name of the file that the build writes beside its manifest, for `withGrouped`. */
export const groupedFile = 'grouped.json';

/**
 * Names the chunk of each module that is loaded on demand but shares its chunk with others (app/build/chunkGroups.ts):
 * Vite's manifest knows a chunk by the one module that it stands for.
 *
 * @param folder the project's
 */
export function groupedModules(folder: string): Plugin {
  return {
    name: 'meridian:grouped-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' && chunk.facadeModuleId === null
          ? chunk.moduleIds
              .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
              .map((id) => [relative(folder, id), chunk.fileName] as const)
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: groupedFile,
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}
