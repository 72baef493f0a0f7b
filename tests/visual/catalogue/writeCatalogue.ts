import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundlePage } from '../pages/bundlePage.ts';
import type { CatalogueData } from './entry.ts';

/** Beside the pictures, which Storybook hands out: its pages of states read it (.storybook/pictures.ts). */
export const dataFile = join('pictures', 'catalogue.json');

/** Writes the page, and its data for other programs, around the pictures; answers with where the page is. */
export async function writeCatalogue(folder: string, data: CatalogueData): Promise<string> {
  const page = join(folder, 'index.html');
  mkdirSync(dirname(join(folder, dataFile)), { recursive: true });
  writeFileSync(join(folder, dataFile), JSON.stringify(data));
  writeFileSync(page, await bundlePage({ title: 'Catalogue of states', entry: 'catalogue.ts', data }));
  return page;
}
