import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
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

/** Returns the address of a path in the built Storybook. */
export const addressOf = (path: string): string => `${address}/${path}`;

/** Opens a story, or a page that is no story, in English or with other globals; returns the preview. */
export async function open(page: Page, id: string, globals = 'locale:en'): Promise<FrameLocator> {
  const [, name = ''] = id.split('--');
  const kind =
    name === 'overview' || /^(start-(welcome|compare)|specification|guides)-/.test(id) ? 'docs' : 'story';
  await page.goto(`${address}/?path=/${kind}/${id}&globals=${globals}`);
  return page.frameLocator('#storybook-preview-iframe');
}

/** Opens a page that is no story without the sidebar; returns its content once it is there. */
export async function openAlone(page: Page, id: string, globals = 'locale:en'): Promise<Locator> {
  await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
  const content = page.locator('#storybook-docs');
  await expect(content.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return content;
}

/** Collects what a page writes to the console as an error, and requests that are not answered. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
