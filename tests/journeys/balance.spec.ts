import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/journey.ts';
import { signInAsNew } from './support/person.ts';
import type { Portal } from './support/portal.ts';
import type { Say } from './support/texts.ts';

const plan = encodeURIComponent('{"name":"Diadem[GB]","price":1577,"datacenter":"gb"}');
const ordersSchema = v.object({ items: v.array(v.object({ amount: v.number() })) });

const stepOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Takes a new server to the confirmation, paid from the balance. */
async function confirmOrder(page: Page, portal: Portal, say: Say): Promise<void> {
  await page.bringToFront();
  await page.goto(`${portal.url}/dashboard/os-selection?server=${plan}`);
  const summary = page.getByRole('complementary', { name: say('order.summary.title') });
  await summary.getByRole('button', { name: say('order.pay') }).click();
  await expect(stepOf(page, say('payment.step.method'))).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: say('payment.next'), exact: true }).click();
  await expect(stepOf(page, say('payment.step.confirmation'))).toBeVisible();
}

/** Presses Pay twice at once. */
const payTwice = (page: Page) =>
  page
    .locator('button[type="submit"]')
    .last()
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });

// The browser logs the refused payment.
test.use({ expectedComplaints: [/status of 409/] });

// tests: PAY-49
test('two tabs pay an order each from a balance for one: one is paid, the other pays the rest otherwise', async ({
  page,
  context,
  portal,
  say,
  inspect,
}) => {
  await signInAsNew({ page, portal, say });
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await confirmOrder(tab, portal, say);
  await Promise.all(tabs.map(payTwice));

  const paid = (tab: Page) => tab.getByRole('heading', { level: 1, name: say('payment.result.paid.order') });
  const method = (tab: Page) => stepOf(tab, say('payment.step.method'));
  for (const tab of tabs) {
    await tab.bringToFront();
    await expect(paid(tab).or(method(tab))).toBeVisible();
    await expect(tab.locator(':focus')).toBeInViewport();
  }
  const [refused, ...more] = (
    await Promise.all(tabs.map(async (tab) => ((await paid(tab).isVisible()) ? [] : [tab])))
  ).flat();
  if (!refused) throw new Error('The balance has paid twice');
  expect(more).toEqual([]);
  const orders = await page.request.get(`${portal.url}/api/orders`);
  expect(v.parse(ordersSchema, await orders.json()).items).toEqual([{ amount: 157_700 }]);

  await refused.bringToFront();
  await expect(refused.getByText(say('payment.failed.balanceChanged'))).toBeInViewport();
  await inspect(refused);
  await refused.getByRole('radio', { name: say('paymentMethod.ruCards') }).check();
  await expect(refused.getByText(say('payment.failed.balanceChanged'))).toHaveCount(0);
  await refused.getByRole('button', { name: say('payment.next'), exact: true }).click();
  await expect(stepOf(refused, say('payment.step.payee'))).toBeFocused();
});
