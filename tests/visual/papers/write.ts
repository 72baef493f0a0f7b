/**
 * Writes every mail and static page into a built Storybook, with a list of them:
 * `node --import tsx tests/visual/papers/write.ts <folder>`. Run from the project whose pages they are.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createModuleLoader } from '../../../app/build/moduleLoader.ts';

const [folder = ''] = process.argv.slice(2);
const sheets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
const head = sheets.sort().map((file) => `<link rel="stylesheet" href="/assets/${file}">`);
const loader = await createModuleLoader();
try {
  const { everyPaper } = await loader.load<typeof import('./papers.ts')>('/tests/visual/papers/papers.ts');
  mkdirSync(join(folder, 'papers'), { recursive: true });
  const papers = await everyPaper(head);
  for (const { id, html } of papers) writeFileSync(join(folder, 'papers', `${id}.html`), html);
  writeFileSync(join(folder, 'papers.json'), JSON.stringify(papers.map(({ id }) => id)));
} finally {
  await loader.close();
}
