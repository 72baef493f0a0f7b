import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

/** Delays the app's code; returns the function that releases it. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

// tests: LOGIN-18
test('what is typed into the login before its code has come is still there, and goes nowhere by itself', async ({
  context,
  portal,
}) => {
  // Of its own: `page` waits for the app after each visit.
  const page = await context.newPage();
  const release = await holdCode(page);
  await page.goto(`${portal.url}/login`, { waitUntil: 'commit' });
  const [login, password] = [page.locator('input[name="login"]'), page.locator('input[name="password"]')];
  await login.pressSequentially('anna@example.com');
  await page.keyboard.press('Tab');
  await password.pressSequentially('a long one');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-first-frame]')).toHaveCount(1);
  expect(page.url()).toBe(`${portal.url}/login`);

  release();
  await expect(page.locator('[data-first-frame]')).toHaveCount(0);
  await expect(login).toHaveValue('anna@example.com');
  await expect(password).toHaveValue('a long one');
  await expect(password).toBeFocused();
  await page.keyboard.type('!');
  await expect(password).toHaveValue('a long one!');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-form-error]')).toBeVisible();
});

for (const path of ['/dashboard/vps', '/dashboard/vps-catalog'])
  test(`${path} shows its frame and its skeleton before any code has come, and nothing moves when it does`, async ({
    context,
    portal,
    say,
  }) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Fonts never load: their fallback depends on the machine's fonts.
    await page.route('**/*.woff2', () => {});
    const release = await holdCode(page);
    await page.goto(portal.url + path, { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: say('shell.navigation') })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]:visible')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    release();
    await expect(page.locator('[data-first-frame], main [aria-busy="true"]')).toHaveCount(0);
    const { shift } = await page.evaluate(() => Reflect.get(window, 'seen') as { shift: number });
    expect(shift).toBeLessThan(0.001);
  });
