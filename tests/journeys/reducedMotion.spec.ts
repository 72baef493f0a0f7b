import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, test } from './support/journey.ts';

/** Returns the longest transition or animation of any element, in milliseconds. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const milliseconds = (list: string) =>
      Math.max(...list.split(',').map((each) => Number.parseFloat(each) * (each.includes('ms') ? 1 : 1000)));
    return Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
          return [
            milliseconds(transitionDuration),
            animationName === 'none' ? 0 : milliseconds(animationDuration),
          ];
        }),
      ),
    );
  });

for (const path of [
  paths.landing,
  paths.login,
  paths.dashboard.vps,
  paths.dashboard.vpsCatalog,
  paths.admin.dashboard,
])
  test(`moves nothing on ${path} for those who prefer that`, async ({ page, portal }) => {
    await page.goto(portal.url + path);
    await page.waitForLoadState('networkidle');
    expect(await longestMotion(page)).toBeLessThanOrEqual(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await longestMotion(page)).toBeGreaterThan(50);
  });
