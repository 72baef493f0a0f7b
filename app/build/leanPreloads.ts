import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { appEntry } from './manifest.ts';

type ModulePreload = Exclude<NonNullable<BuildEnvironmentOptions['modulePreload']>, boolean>;

/**
 * Leaves out of each list of files to preload what the app's entry has loaded before anybody can ask for more: every
 * page carries those lists, and nothing compresses the hashes in them.
 */
export function leanPreloads(): { plugin: Plugin; modulePreload: ModulePreload } {
  const loaded = new Set<string>();
  return {
    plugin: {
      name: 'meridian:lean-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const visit = (file: string) => {
            const chunk = bundle[file];
            if (chunk?.type !== 'chunk' || loaded.has(file)) return;
            loaded.add(file);
            for (const imported of chunk.imports) visit(imported);
          };
          for (const [file, chunk] of Object.entries(bundle))
            if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(`/${appEntry}`)) visit(file);
        },
      },
    },
    modulePreload: {
      // Every browser of the targets knows modulepreload.
      polyfill: false,
      resolveDependencies: (_, dependencies) => dependencies.filter((file) => !loaded.has(file)),
    },
  };
}
