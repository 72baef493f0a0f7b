import { sep } from 'node:path';
import { build, type Rolldown } from 'vite';
import { chunkGroups } from './chunkGroups.ts';

/**
 * Builds the client twice: left to itself, to learn which modules each entry really uses (of a library's index only the
 * bundler knows), then with chunks by that.
 */
export async function buildClient(root: string): Promise<void> {
  const { output } = (await build({
    root,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const groups = chunkGroups(
    output.filter((file) => file.type === 'chunk'),
    root + sep,
  );
  await build({
    root,
    logLevel: 'warn',
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
}
