import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { appEntry, manifestOf } from './manifest.ts';
import { unusedComponents } from './unusedComponents.ts';

/** File with the licences of all bundled packages, which must be distributed with the bundle. */
export const thirdPartyNotices = 'third-party-notices.txt';

/** Stylesheets that documents link: of the pages before the sign-in, both areas, the fonts and the static pages. */
export const accountStyles = 'app/accountStyles.css';
export const areaStyles = 'app/styles.css';
export const fontStyles = 'src/tokens/fonts.css';
export const staticPageStyles = 'app/staticPages/styles.css';

/** Builds the client into `dist/client`, and the manifest, which is not served, into `dist`. */
export async function buildClient(root: string): Promise<void> {
  const { output } = (await build({
    root,
    logLevel: 'warn',
    plugins: [unusedComponents()],
    resolve: {
      // Without warnings for developers. The package exports only the build that has them.
      alias: { 'react-router-dom': join(root, 'node_modules/react-router/dist/production/index.mjs') },
    },
    build: {
      license: { fileName: thirdPartyNotices },
      // Documents link all that their page needs, and other pages need little more.
      modulePreload: false,
      rolldownOptions: {
        input: {
          index: appEntry,
          accounts: accountStyles,
          areas: areaStyles,
          fonts: fontStyles,
          static: staticPageStyles,
        },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  })) as Rolldown.RolldownOutput;
  await writeFile(join(root, 'dist', 'manifest.json'), JSON.stringify(manifestOf(root, output), null, 2));
  await noteFonts(root, join(root, 'dist', 'client'));
}

/** Font packages, because the bundler lists only packages with code. */
const fontPackages = ['@fontsource-variable/golos-text', '@fontsource-variable/jetbrains-mono'];

/** Adds the fonts' licences to the notices. */
async function noteFonts(root: string, folder: string): Promise<void> {
  for (const name of fontPackages) {
    const text = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
    await appendFile(join(folder, thirdPartyNotices), `\n## ${name} (OFL-1.1)\n\n${text.trim()}\n`);
  }
}
