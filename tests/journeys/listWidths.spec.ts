import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

/** The part of the window's height that is covered by what sticks to its top and bottom. */
function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, 200);
    const stuck = [...document.querySelectorAll<HTMLElement>('header, footer')].filter(
      (bar) => getComputedStyle(bar).position === 'sticky',
    );
    return stuck.reduce((sum, bar) => sum + bar.offsetHeight, 0) / innerHeight;
  });
}

/** Texts of cells and badges that stand on more lines than one, or beyond the window. */
function broken(page: Page, patterns: readonly string[]): Promise<string[]> {
  return page.evaluate((sources) => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!sources.some((source) => new RegExp(source).test(text.trim()))) continue;
      if (!node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1 || range.getBoundingClientRect().right > innerWidth) found.push(text);
    }
    return found;
  }, patterns);
}

/** The sample's suspended server has the longest of all: status, tariff, date, price, country. */
const words = ['^Приостановлен$', '^Diadem\\[', '^\\d\\d\\.\\d\\d\\.\\d{4}$', 'RUB$', '^Великобритания$'];

// proves: SERVERS-33, SERVERS-36
for (const width of [320, 375, 768, 1024, 1280, 1920]) {
  test(`the server list at ${width}: nothing breaks inside, status and price are in sight`, async ({
    page,
    portal,
    say,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${portal.url}/dashboard/vps`);
    await expect(page.locator('[data-row]')).toHaveCount(4);
    await expect(page.getByRole('grid')).toHaveCount(width < 768 ? 0 : 1);
    // Names beside icons where they leave a list its room.
    await expect(page.getByRole('link', { name: 'DNS-хостинг' })).toHaveCount(width < 1100 ? 0 : 1);
    expect(await broken(page, words)).toEqual([]);
    const status = page.getByText(say('servers.status.Suspended'));
    if (width >= 768) await expect(status).toBeInViewport({ ratio: 1 });
    const list = await page.locator('[data-row]').first().boundingBox();
    const main = await page.getByRole('main').boundingBox();
    // The list has what the page has but for its margins.
    expect(list?.width ?? 0).toBeGreaterThan((main?.width ?? 0) - 52);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const [width, height] of [
  [1280, 400],
  [640, 400],
  [375, 667],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} what sticks leaves two thirds of the window`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${portal.url}/dashboard/vps`);
    await expect(page.locator('[data-row]')).toHaveCount(4);
    await page.getByRole('checkbox').first().check();
    expect(await stuckShare(page)).toBeLessThanOrEqual(1 / 3);
    await page.goto(`${portal.url}/dashboard/os-selection?server=Naos%5BGB%5D`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await stuckShare(page)).toBeLessThanOrEqual(1 / 3);
  });
}
