import { sep } from 'node:path';
import { build, type Rolldown } from 'vite';
import { areaStyles } from './areaStyles.ts';
import { chunkGroups } from './chunkGroups.ts';
import { runtimeInEntry } from './runtimeInEntry.ts';

/**
 * Builds the client twice: left to itself, to learn which modules each entry really uses (of a library's index only the
 * bundler knows), then with chunks and styles by that.
 */
export async function buildClient(root: string): Promise<void> {
  const { output } = (await build({
    root,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const groups = chunkGroups(chunks, root + sep);
  await build({
    root,
    logLevel: 'warn',
    plugins: [await areaStyles(root, chunks), runtimeInEntry()],
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
}
