import type { Locator, Page } from '@playwright/test';
import { confirmationCode, testCards } from '../../app/server/testBank/cards.ts';
import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly, signInHere } from './support/person.ts';

const approved = testCards.find((card) => card.does === 'approve')?.number ?? '';

/** Clicks, and counts the clicks of a page. */
function countingClicks() {
  let count = 0;
  return {
    click: async (target: Locator) => {
      await target.click();
      count += 1;
    },
    count: () => count,
  };
}

const paid = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// tests: PAY-47
test('a customer who has paid before needs three clicks from a plan to a paid server', async ({
  page,
  portal,
  say,
}) => {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  const next = () => page.getByRole('button', { name: say('payment.next'), exact: true }).click();
  const pay = page.locator('button[type="submit"]').last();

  await test.step('pays once by card, and lets the bank keep it', async () => {
    await page.goto(`${portal.url}/login?returnTo=/dashboard/cart`);
    await signInHere(page, say, person);
    await page.getByRole('button', { name: say('cart.checkout'), exact: true }).click();
    await page.getByRole('radio', { name: say('paymentMethod.ruCards') }).check();
    await page.locator('input[name="savesCard"]').check();
    await next();
    await page.getByRole('radio').first().check();
    await next();
    await next();
    await pay.click();
    await page.getByRole('button', { name: approved }).click();
    await page.locator('input[name="code"]').fill(confirmationCode);
    await page.keyboard.press('Enter');
    await expect(paid(page, say('payment.result.paid.order'))).toBeVisible();
  });

  await test.step('orders a plan in three clicks', async () => {
    await page.goto(`${portal.url}/dashboard/vps-catalog?dc=GB`);
    const { click, count } = countingClicks();
    await click(page.getByRole('link', { name: `${say('catalog.order')} Naos[GB]` }));
    await click(page.getByRole('button', { name: say('order.pay'), exact: true }));
    await expect(
      page.getByRole('heading', { level: 2, name: say('payment.step.confirmation') }),
    ).toBeVisible();
    await click(pay);
    await expect(paid(page, say('payment.result.paid.order'))).toBeVisible();
    expect(count()).toBeLessThanOrEqual(3);
  });
});
