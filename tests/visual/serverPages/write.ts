/**
 * Writes all mails and static pages with an index into a folder, such as a built Storybook's: `node --import tsx
 * tests/visual/serverPages/write.ts <folder>`. Run it in the project's folder.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createModuleLoader } from '../../../app/build/moduleLoader.ts';

const [folder = ''] = process.argv.slice(2);
const assets = join(folder, 'assets');
const sheets = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.css')) : [];
const head = sheets.sort().map((file) => `<link rel="stylesheet" href="/assets/${file}">`);
const loader = await createModuleLoader();
try {
  const { everyServerPage } = await loader.load<typeof import('./serverPages.ts')>(
    '/tests/visual/serverPages/serverPages.ts',
  );
  mkdirSync(join(folder, 'serverPages'), { recursive: true });
  const pages = await everyServerPage(head);
  for (const { id, html } of pages) writeFileSync(join(folder, 'serverPages', `${id}.html`), html);
  writeFileSync(join(folder, 'serverPages.json'), JSON.stringify(pages.map(({ id }) => id)));
} finally {
  await loader.close();
}
