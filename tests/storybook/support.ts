import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { test, type FrameLocator, type Page } from '@playwright/test';
import { serveFolder } from '../library/site.ts';

const folder = env['STORYBOOK_FOLDER'] ?? 'storybook-static';

let address = '';
let close = () => {};

/** Serves the built Storybook for the tests of a file. */
export function serveStorybook(): void {
  test.beforeAll(async () => {
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`There is no Storybook in ${folder}: run npm run build-storybook first.`);
    const site = await serveFolder(folder);
    address = site.url;
    close = site.close;
  });
  test.afterAll(() => {
    close();
  });
}

/** Opens a story, or a page that is no story, in English or with other globals; returns the preview. */
export async function open(page: Page, id: string, globals = 'locale:en'): Promise<FrameLocator> {
  const [, name = ''] = id.split('--');
  const kind = name === 'overview' || /^(start-welcome|specification|guides)-/.test(id) ? 'docs' : 'story';
  await page.goto(`${address}/?path=/${kind}/${id}&globals=${globals}`);
  return page.frameLocator('#storybook-preview-iframe');
}
