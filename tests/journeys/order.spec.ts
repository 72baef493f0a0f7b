import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const server = encodeURIComponent('{"name":"Diadem[GB]","price":1577,"datacenter":"gb"}');

/** Returns how many pixels of the focused element are covered by the top or bottom bar. */
function hiddenPart(summary: Locator): Promise<number> {
  return summary.evaluate((bar) => {
    const focused = document.activeElement?.closest('label') ?? document.activeElement;
    if (!focused || bar.contains(focused) || !focused.closest('main')) return 0;
    const { top, bottom } = focused.getBoundingClientRect();
    const isColumn = getComputedStyle(bar).bottom === 'auto';
    const floor = isColumn ? window.innerHeight : bar.getBoundingClientRect().top;
    return Math.max(0, bottom - floor, 56 - top);
  });
}

// tests: ORDER-18, ORDER-19, ORDER-20
test(
  'from a plan to a configured server in the cart, and back to the same choices',
  { tag: '@main' },
  async ({ page, portal, say, inspect }) => {
    const summary = page.getByRole('complementary', { name: say('order.summary.title') });
    const pay = summary.getByRole('button', { name: say('order.pay') });

    const year = page.getByRole('radio', { name: new RegExp(`^${say('pricing.period.year')}$`, 'i') });

    await test.step('a system is selected, so the order can be paid at once', async () => {
      await page.goto(`${portal.url}/dashboard/os-selection?server=${server}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('order.title'));
      await expect(page.getByRole('radio', { name: 'Ubuntu' })).toBeChecked();
      await expect(pay).toBeEnabled();
    });

    await test.step('of a damaged link no system is chosen: the buttons wait, and say for what', async () => {
      await page.goto(`${portal.url}/dashboard/os-selection?server=${server}&os=ubuntu&version=3`);
      await expect(pay).toBeDisabled();
      await expect(summary.getByText(say('order.needsOs'))).toBeVisible();
      await inspect(page);
    });

    await test.step('every choice is priced at once and written into the address', async () => {
      await page.getByText('Ubuntu', { exact: true }).click();
      await page.getByText('Plesk', { exact: true }).click();
      await page.getByRole('slider', { name: say('order.ipv4.label') }).press('End');
      await page.getByLabel(say('pricing.option.ipv6')).check();
      await page.getByRole('textbox', { name: say('pricing.receipt.count') }).fill('2');
      await page.getByRole('textbox', { name: say('pricing.receipt.count') }).press('Enter');
      await year.check();
      await expect(page).toHaveURL(
        /&os=ubuntu&version=24\.04&panel=plesk&ipv4=5&ipv6=1&count=2&period=year$/,
      );
      // ceil((1577 + 300 + 800 + 100) × 12 × 0.85) = 28326, twice.
      await expect(summary.getByText(/56.652/).first()).toBeAttached();
      await inspect(page);
    });

    await test.step('a reload keeps it; a system that does not go with it takes back and says so', async () => {
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Plesk' })).toBeChecked();
      await page.getByRole('radio', { name: 'FreeBSD' }).check();
      await expect(page.getByText(/Plesk\. .*FreeBSD 14/)).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Plesk' })).toBeDisabled();
      await inspect(page);
    });

    await test.step('what has the focus is never behind a bar', async () => {
      await page.getByRole('radio', { name: 'FreeBSD' }).focus();
      for (let presses = 0; presses < 14; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await hiddenPart(summary)).toBeLessThanOrEqual(0);
      }
      for (let presses = 0; presses < 14; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        expect(await hiddenPart(summary)).toBeLessThanOrEqual(0);
      }
    });

    await test.step('to the cart, and Back to the order', async () => {
      await summary.getByRole('button', { name: say('order.toCart') }).click();
      await expect(page).toHaveURL(`${portal.url}/dashboard/cart`);
      await expect(page.getByText(say('order.toast.added'), { exact: true }).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('radio', { name: 'FreeBSD' })).toBeChecked();
      await expect(year).toBeChecked();
      await pay.click();
      await expect(page).toHaveURL(`${portal.url}/dashboard/payment-method`);
    });
  },
);
