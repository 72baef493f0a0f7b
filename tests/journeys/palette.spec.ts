import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { textsOf, type Say } from './support/texts.ts';

const field = (page: Page, say: Say) => page.getByRole('combobox', { name: say('palette.title') });
const active = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// tests: SHELL-29
test('anywhere with the keyboard only', async ({ page, portal, say, inspect, isMobile }) => {
  test.skip(isMobile, 'a phone has no Ctrl');
  const { keyboard } = page;
  await page.goto(`${portal.url}/dashboard/dns`);
  await expect(heading(page)).toHaveText(say('shell.nav.dns'));

  await test.step('opens with an empty query, holds the focus, closes on a second press', async () => {
    await keyboard.press('Control+k');
    await expect(field(page, say)).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await inspect(page);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(field(page, say)).toBeFocused();
    await keyboard.press('Control+k');
    await expect(field(page, say)).toBeHidden();
  });

  await test.step('to a screen by its name in the other language', async () => {
    await keyboard.press('Control+k');
    await expect(field(page, say)).toBeFocused();
    await keyboard.type(textsOf('en')('shell.nav.paymentsHistory'));
    await expect(active(page)).toContainText(say('shell.nav.paymentsHistory'));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/dashboard/payments-history`);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('to a server, typed in the wrong layout, with what was found marked', async () => {
    await keyboard.press('Control+k');
    await expect(field(page, say)).toBeFocused();
    await keyboard.type('ырщз');
    await expect(active(page)).toContainText('shop.example.ru');
    await expect(page.locator('mark')).toHaveText('shop');
    await inspect(page);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/dashboard/server-edit?id=1024`);
  });

  await test.step('what was chosen comes first the next time, after a reload too', async () => {
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await keyboard.press('Control+k');
    const recent = page.getByRole('group', { name: say('palette.group.recent') });
    await expect(recent.getByRole('option')).toHaveCount(2);
    await expect(recent.getByRole('option').first()).toContainText('shop.example.ru');
    await keyboard.press('Escape');
  });

  await test.step('a place in a new tab', async () => {
    await keyboard.press('Control+k');
    await expect(field(page, say)).toBeFocused();
    await keyboard.type(say('shell.nav.cart'));
    const opened = page.context().waitForEvent('page');
    await keyboard.press('Control+Enter');
    const tab = await opened;
    await expect(tab).toHaveURL(`${portal.url}/dashboard/cart`);
    await tab.close();
    await expect(page).toHaveURL(/server-edit/);
  });

  await test.step('the language, and the palette speaks it', async () => {
    const en = textsOf('en');
    await keyboard.press('Control+k');
    await expect(field(page, say)).toBeFocused();
    await keyboard.type('english');
    await expect(active(page)).toContainText(say('palette.action.language', { language: 'английский' }));
    await keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await keyboard.press('Control+k');
    await keyboard.type('скидки');
    await expect(active(page)).toContainText(en('shell.nav.discounts'));
    await keyboard.press('Enter');
    await expect(heading(page)).toHaveText(en('shell.nav.discounts'));
  });
});

test('nothing found, and mark-up that stays text', async ({ page, portal, say, isMobile }) => {
  test.skip(isMobile, 'a phone has no Ctrl');
  await page.goto(`${portal.url}/dashboard/dns`);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page, say)).toBeFocused();
  for (const query of ['<img src=x onerror=alert(1)>', '.*', 'ы'.repeat(10_240)]) {
    await field(page, say).fill(query);
    await expect(page.getByRole('status').filter({ hasText: say('palette.noMatches.title') })).toHaveCount(1);
    await expect(page.getByRole('option')).toHaveCount(0);
  }
});

test('on a phone from the drawer, over the whole screen', async ({
  page,
  portal,
  say,
  inspect,
  isMobile,
}) => {
  test.skip(!isMobile, 'this way is the phone’s');
  await page.goto(`${portal.url}/dashboard/dns`);
  await page.getByRole('button', { name: say('shell.drawer.open') }).tap();
  await page.getByRole('button', { name: say('shell.palette.drawer') }).tap();
  await expect(field(page, say)).toBeFocused();
  await inspect(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width, height });
  for (const line of await page.getByRole('option').all())
    expect((await line.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await field(page, say).fill('1042');
  await page.getByRole('option', { name: /mail\.example\.ru/ }).tap();
  await expect(page).toHaveURL(`${portal.url}/dashboard/server-edit?id=1042`);
  await expect(field(page, say)).toBeHidden();
});

test('administrators find screens, customers and their servers', async ({
  page,
  portal,
  say,
  inspect,
  isMobile,
}) => {
  await page.goto(`${portal.url}/admin/settings`);
  await expect(heading(page)).toHaveText(say('adminSettings.title'));
  if (isMobile) {
    await page.getByRole('button', { name: say('shell.drawer.open') }).tap();
    await page.getByRole('button', { name: say('shell.palette.drawer') }).tap();
  } else
    // The heading can be there a moment before the shell listens to the keyboard.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field(page, say)).toBeFocused({ timeout: 2000 });
    }).toPass();
  await expect(field(page, say)).toBeFocused();
  await inspect(page);
  await page.keyboard.type('дмитрий');
  await expect(active(page)).toContainText('Дмитрий Морозов');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal.url}/admin/users/2`);
  await expect(heading(page)).toHaveText('Дмитрий Морозов');
});
