import type { Page } from '@playwright/test';
import { confirmationCode, testCards } from '../../app/server/testBank/cards.ts';
import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly, signInHere } from './support/person.ts';
import type { Portal } from './support/portal.ts';
import type { Say } from './support/texts.ts';

/** Heading of a step and its Next button, which must not be the previous step's. */
const stepOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const goOn = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('payment.next'), exact: true }).click();

const numberOf = (does: (typeof testCards)[number]['does']) =>
  testCards.find((card) => card.does === does)?.number ?? '';

// D27: what the bank says comes back over HTTP, and the page that waits for it changes by itself.
test(
  'an order is paid with a card that is declined, then with one that is approved',
  { tag: '@main' },
  async ({ page, portal, say, inspect }) => {
    const person = makePerson();
    await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    const outcome = (name: string) => page.getByRole('heading', { level: 1, name });
    const step = (name: string) => stepOf(page, name);
    const next = () => goOn(page, say);
    const pay = () => page.locator('button[type="submit"]').last().click();

    await test.step('signs in, and takes the cart to the confirmation', async () => {
      await page.goto(`${portal.url}/login?returnTo=/dashboard/cart`);
      await signInHere(page, say, person);
      await page
        .getByRole('button', { name: say('cart.checkout'), exact: true })
        .first()
        .click();
      await expect(step(say('payment.step.method'))).toBeVisible();
      await page.getByRole('radio', { name: say('paymentMethod.ruCards') }).check();
      await page.getByRole('checkbox').first().check();
      await inspect(page);
      await next();
      await expect(step(say('payment.step.payee'))).toBeVisible();
      await page.getByRole('radio').first().check();
      await next();
      await expect(step(say('payment.step.payer'))).toBeVisible();
      await next();
      await expect(step(say('payment.step.confirmation'))).toBeVisible();
      await pay();
    });

    await test.step('the bank’s page, by keyboard: a card without money', async () => {
      await expect(page).toHaveURL(/\/bank\//);
      await inspect(page);
      await page.locator('input[name="card"]').fill(numberOf('insufficientFunds'));
      await page.keyboard.press('Enter');
      await expect(outcome(say('payment.result.failed'))).toBeVisible();
      await expect(page.getByText(say('payment.result.failed.insufficientFunds'))).toBeVisible();
      await inspect(page);
    });

    await test.step('again, with everything as it was, and another card', async () => {
      await page.getByRole('button', { name: say('payment.result.retry') }).click();
      await expect(step(say('payment.step.confirmation'))).toBeVisible();
      await pay();
      await expect(page).toHaveURL(/\/bank\//);
      await page.getByRole('button', { name: numberOf('approve') }).click();
      await page.locator('input[name="code"]').fill(confirmationCode);
      await inspect(page);
      await page.keyboard.press('Enter');
      await expect(outcome(say('payment.result.paid.order'))).toBeVisible();
      await inspect(page);
    });

    await test.step('what was paid for has left the cart, and a late report is waited for', async () => {
      await page.goto(`${portal.url}/dashboard/cart`);
      await expect(outcome(say('shell.nav.cart'))).toBeVisible();
      await expect(page.getByRole('button', { name: say('cart.checkout'), exact: true })).toHaveCount(0);
    });
  },
);

/** Signs in a new person and goes to the button that leads a card top-up to the bank. */
async function prepareTopUp({ page, portal, say }: { page: Page; portal: Portal; say: Say }): Promise<void> {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  await page.goto(`${portal.url}/login?returnTo=/dashboard/payments`);
  await signInHere(page, say, person);
  await page.getByRole('radio', { name: say('paymentMethod.ruCards') }).check();
  await page.locator('input[name="amount"]').fill('500');
  await goOn(page, say);
  await expect(stepOf(page, say('payment.step.payee'))).toBeVisible();
  await page.getByRole('radio').first().check();
  await goOn(page, say);
  await expect(stepOf(page, say('payment.step.payer'))).toBeVisible();
  await goOn(page, say);
  await expect(stepOf(page, say('payment.step.confirmation'))).toBeVisible();
}

// tests: PAY-34
test('a top-up whose bank’s page was stopped while it loaded goes on as the same payment', async ({
  page,
  portal,
  say,
}) => {
  await prepareTopUp({ page, portal, say });
  // The bank does not answer: its page stays on the way.
  await page.route('**/pay/*', () => undefined);
  const browser = await page.context().newCDPSession(page);
  const leaving = page.waitForRequest('**/pay/*');
  const pressed = page.locator('button[type="submit"]').last().click();
  const address = (await leaving).url();
  await browser.send('Page.stopLoading');
  await pressed;
  const on = page.getByRole('link', { name: say('payment.result.continue') });
  await expect(on).toHaveAttribute('href', new URL(address).pathname);
  await page.unroute('**/pay/*');
  await on.click();
  await expect(page).toHaveURL(/\/bank\//);
});

test('a top-up whose bank reports late: the page waits and then says it', async ({ page, portal, say }) => {
  await prepareTopUp({ page, portal, say });
  await page.locator('button[type="submit"]').last().click();
  await page.getByRole('button', { name: numberOf('late') }).click();
  await page.locator('input[name="code"]').fill(confirmationCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('payment.result.waiting') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: say('payment.result.paid.topUp') })).toBeVisible({
    timeout: 15_000,
  });
});
