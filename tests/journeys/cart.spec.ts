import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import type { Say } from './support/texts.ts';

const first = 'Diadem[GB], Ubuntu 24.04';
const second = 'Diadem[GB], Debian 12';

/** Amounts as the portal formats them, with any kind of space. */
const sum = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));
const bothRu = sum('3 154,00 RUB');

async function openCart(page: Page, url: string, say: Say) {
  await page.goto(`${url}/dashboard/cart`);
  await expect(page.getByLabel(say('cart.selectAll'))).toBeChecked();
}

/** Returns the sticky total: in the column, or in the bottom bar. */
const summary = (page: Page, say: Say) => page.getByRole('complementary', { name: say('cart.summary') });

// tests: CART-02, CART-05, CART-07, CART-09, PROMO-02, PROMO-03
test(
  'a cart is selected, emptied, undone, discounted and taken to payment',
  { tag: '@main' },
  async ({ page, portal, say, inspect }) => {
    await openCart(page, portal.url, say);
    const total = summary(page, say);
    await expect(total).toContainText(bothRu);
    await inspect(page);

    await test.step('the selection decides the sum', async () => {
      await page.getByLabel(say('cart.item.select', { item: second })).uncheck();
      await expect(total).toContainText(sum('1 577,00 RUB'));
      await page.getByLabel(say('cart.selectAll')).check();
      await expect(total).toContainText(bothRu);
    });

    await test.step('Remove, and Undo', async () => {
      await page.getByLabel(say('cart.item.removeLabel', { item: first })).click();
      await expect(page.getByLabel(say('cart.item.select', { item: first }))).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2, name: 'Diadem[GB]' })).toBeFocused();
      await page.getByRole('button', { name: say('cart.notice.undo') }).click();
      await expect(page.getByLabel(say('cart.item.select', { item: first }))).toBeChecked();
    });

    await test.step('a promo code', async () => {
      const field = page.getByLabel(say('cart.promo'), { exact: true }).and(page.locator('input'));
      // On a phone it unfolds from the bar.
      const unfold = page.getByRole('button', { name: say('cart.summary.unfold') });
      if (await unfold.isVisible()) await unfold.click();
      await field.fill('nothing');
      await field.press('Enter');
      await expect(page.getByText(say('cart.promo.notFound'))).toBeVisible();
      await field.fill('welcome10');
      await field.press('Enter');
      await expect(total).toContainText(sum('2 838,60 RUB'));
      await page.reload();
      await expect(total).toContainText(sum('2 838,60 RUB'));
    });

    await test.step('details', async () => {
      await page.getByLabel(say('cart.item.detailsLabel', { item: second })).click();
      await expect(page.getByText(say('cart.detail.software'))).toBeVisible();
      await inspect(page);
    });

    await test.step('the configurator and back', async () => {
      await page.getByLabel(say('cart.item.editLabel', { item: second })).click();
      await expect(page).toHaveURL(/\/dashboard\/os-selection\?.*edit=sample-2/);
      await page.goBack();
      await expect(total).toContainText(sum('2 838,60 RUB'));
    });

    await test.step('checkout', async () => {
      await page.getByRole('button', { name: say('cart.checkout') }).click();
      await expect(page).toHaveURL(`${portal.url}/dashboard/payment-method`);
    });
  },
);

// tests: CART-16
test('two tabs show the same cart', async ({ page, context, portal, say }) => {
  await openCart(page, portal.url, say);
  const other = await context.newPage();
  await openCart(other, portal.url, say);

  await page.getByRole('button', { name: say('cart.deleteSelected') }).click();
  await expect(page.getByText(say('cart.empty.title'))).toBeVisible();
  await expect(other.getByText(say('cart.empty.title'))).toBeVisible();
  await expect(
    other.getByRole('link', { name: say('shell.cart.count', { count: 0, total: '' }) }),
  ).toBeVisible();

  await page.getByRole('button', { name: say('cart.notice.undo') }).click();
  await expect(other.getByLabel(say('cart.item.select', { item: second }))).toBeChecked();
  await expect(summary(other, say)).toContainText(bothRu);

  // Deselecting affects this tab only, because the selection is not part of the cart.
  await other.getByLabel(say('cart.item.select', { item: first })).uncheck();
  await expect(page.getByLabel(say('cart.item.select', { item: first }))).toBeChecked();
});

// tests: CART-15
test('a cart that cannot be read is empty, says so, and is kept until another takes its place', async ({
  page,
  portal,
  say,
}) => {
  await page.addInitScript(() => localStorage.setItem('cart', '{"version":99,"entries":[]}'));
  await page.goto(`${portal.url}/dashboard/cart`);
  await expect(page.getByText(say('cart.damaged'))).toBeVisible();
  await expect(page.getByText(say('cart.empty.title'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('99');
});
