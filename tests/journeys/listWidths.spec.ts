import type { Locator, Page } from '@playwright/test';
import { linesOf } from '../../stories/kit/lines.ts';
import { expect, test } from './support/journey.ts';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not in sight`);
  return box;
}

/** Share of the window's height that sticky elements cover; elements next to the page do not count. */
function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, 200);
    const heights = [...document.body.querySelectorAll<HTMLElement>('*')].map((bar) => {
      const { position, top: from, bottom: to } = getComputedStyle(bar);
      const isStuck = position === 'fixed' || (position === 'sticky' && (from !== 'auto' || to !== 'auto'));
      const { top, bottom, width } = bar.getBoundingClientRect();
      if (!isStuck || !bar.checkVisibility() || width < innerWidth / 2) return 0;
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** Texts of cells and badges that wrap, or extend beyond the window. */
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

/** The sample's suspended server has the longest texts: name, address, status, tariff, date, price, country. */
const words = [
  '^example\\.ru$',
  '^\\d+(\\.\\d+){3}$',
  '^Приостановлен$',
  '^Diadem\\[',
  '^\\d\\d\\.\\d\\d\\.\\d{4}$',
  'RUB$',
  '^Великобритания$',
];

// tests: SERVERS-33, SERVERS-36
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
    const status = page.getByText(say('servers.status.Suspended'), { exact: true });
    if (width >= 768) {
      await expect(status).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('gridcell', { name: /RUB/ }).first()).toBeInViewport({ ratio: 1 });
    }
    // The list has what the page has but for its margins, and the page what the window has but for the sidebar; the top
    // bar ends where the page does.
    const list = await boxOf(page.locator('[data-row]').first());
    const main = await boxOf(page.getByRole('main'));
    const bar = await boxOf(page.getByRole('banner'));
    const side =
      width < 768 ? 0 : (await boxOf(page.getByRole('navigation', { name: say('shell.navigation') }))).width;
    expect(list.width).toBeGreaterThan(main.width - 52);
    expect([main.x, main.x + main.width]).toEqual([side, width]);
    expect([bar.x, bar.width]).toEqual([main.x, main.width]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === 1920)
      await test.step('a form is centred', async () => {
        await page.goto(`${portal.url}/dashboard/profile`);
        await expect(page.locator('input[name="fullName"]')).toBeVisible();
        const form = await boxOf(page.locator('main > *').last());
        expect(form.width).toBeLessThan(main.width - 100);
        expect(form.x - side).toBeCloseTo(width - form.x - form.width, 0);
      });
    if (width === 768)
      await test.step('at 700 the search does not touch the balance', async () => {
        await page.setViewportSize({ width: 700, height: 800 });
        const search = page.getByRole('button', { name: say('shell.palette'), exact: true });
        const balance = search.locator('xpath=following-sibling::*[1]');
        const { x, width: own } = await boxOf(search);
        expect((await boxOf(balance)).x - x - own).toBeGreaterThanOrEqual(12);
      });
  });
}

// tests: SERVERS-36
for (const locale of ['ru', 'en'])
  test(`the server list at 1280 is one line a row in ${locale}, and nothing is cut`, async ({
    page,
    portal,
  }) => {
    await page.context().addCookies([{ name: 'locale', value: locale, url: portal.url }]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${portal.url}/dashboard/vps`);
    await expect(page.locator('[data-row]')).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    for (const cell of await page.locator('[data-row] > *').all()) {
      const text = await cell.textContent();
      expect(await cell.evaluate(linesOf), text ?? '').toBeLessThanOrEqual(1);
      expect(await cell.evaluate((each) => each.scrollWidth - each.clientWidth), text ?? '').toBe(0);
    }
  });

const lowWindows = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 640, height: 400 },
  { width: 1280, height: 400 },
];

/** Pages where something sticks, and what is there as soon as it does. */
const sticking = [
  ['/dashboard/vps', '[data-row]'],
  ['/dashboard/vps-catalog?compare=Naos%5BGB%5D', 'main [type=checkbox]:checked'],
  ['/dashboard/os-selection?server=Naos%5BGB%5D', 'aside button:visible'],
  ['/dashboard/cart', 'aside button:visible'],
  ['/dashboard/profile', 'aside button:visible'],
  ['/dashboard/server-edit?id=1024', 'aside button:visible'],
] as const;

for (const [path, sign] of sticking) {
  test(`what sticks leaves two thirds of a low window: ${path}`, async ({ page, portal }) => {
    await page.goto(portal.url + path);
    for (const size of lowWindows) {
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expect(page.locator(sign).first()).toBeVisible();
        if (path === '/dashboard/vps') await page.getByRole('checkbox').first().check();
        expect(await stuckShare(page)).toBeLessThanOrEqual(1 / 3);
        const unfold = page.locator('aside button[aria-expanded]:visible');
        if ((await unfold.count()) === 0) return;
        await unfold.click();
        await expect(unfold).toBeInViewport({ ratio: 1 });
        expect(await stuckShare(page)).toBeLessThanOrEqual(1 / 3);
        await unfold.click();
      });
    }
  });
}
