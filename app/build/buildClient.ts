import { appendFile, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build, type Rolldown } from 'vite';
import { areaStyles } from './areaStyles.ts';
import { chunkGroups } from './chunkGroups.ts';
import { runtimeInEntry } from './runtimeInEntry.ts';

/** The file that lists the licences of all bundled packages: they must be distributed with the bundle. */
export const thirdPartyNotices = 'third-party-notices.txt';

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
    build: {
      license: { fileName: thirdPartyNotices },
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  });
  await noteFonts(root, join(root, 'dist', 'client'));
}

/** Font packages: the bundler lists only packages with code. */
const fontPackages = ['@fontsource-variable/golos-text', '@fontsource-variable/jetbrains-mono'];

/** Adds the fonts' licences to the notices of a folder. */
async function noteFonts(root: string, folder: string): Promise<void> {
  for (const name of fontPackages) {
    const text = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
    await appendFile(join(folder, thirdPartyNotices), `\n## ${name} (OFL-1.1)\n\n${text.trim()}\n`);
  }
}
