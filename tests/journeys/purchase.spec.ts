import { expect, test } from './support/journey.ts';

/** Made-up numbers with valid check digits, which no tax office has assigned. */
const organization = {
  name: 'ООО «Созвездие»',
  inn: '7799004000',
  kpp: '779901001',
  ogrn: '1257700000018',
  address: '101000, Москва, Звёздный бульвар, д. 1',
  director: 'Петров Пётр Петрович',
  email: 'accounts@example.ru',
  bik: '049999990',
  account: '40702810200000000042',
};

/** The amount as the portal formats it, with any kind of space. */
const sum = (text: string) => new RegExp(text.replaceAll(/\s/g, '\\s'));

// tests: LANDING-11, PRICE-01, PAY-01, PAY-04, PAY-07, PAY-17, PAY-18, PAY-24, PAY-25
test(
  'from the landing page to the printed invoice of an organization',
  { tag: '@main' },
  async ({ page, portal, say, inspect }) => {
    // The browser's print dialog cannot be inspected, but its content can.
    await page.addInitScript(() => {
      window.print = () => {};
    });
    const heading = (name: string) => page.getByRole('heading', { level: 2, name });
    const next = () => page.getByRole('button', { name: say('payment.next'), exact: true }).click();

    await test.step('from the landing page to a plan, half a year of it', async () => {
      await page.goto(portal.url);
      await page.getByRole('link', { name: say('landing.viewPlans') }).click();
      await expect(page.getByText(say('catalog.onPage', { n: 12 }))).toBeVisible();
      await page.getByLabel(say('catalog.period'), { exact: true }).selectOption('6months');
      await page.getByRole('link', { name: `${say('catalog.order')} Naos[GB]` }).click();
    });

    await test.step('a system for it, and into the cart', async () => {
      await page.getByText('Debian', { exact: true }).click();
      const summary = page.getByRole('complementary', { name: say('order.summary.title') });
      // 577 × 6 × 0.9, rounded up to whole rubles (D15).
      await expect(summary.getByText(sum('3 116,00 RUB')).first()).toBeAttached();
      await summary.getByRole('button', { name: say('order.toCart') }).click();
      await expect(page).toHaveURL(`${portal.url}/dashboard/cart`);
    });

    await test.step('alone in the cart it costs the same, and less with a promo code', async () => {
      const total = page.getByRole('complementary', { name: say('cart.summary') });
      for (const other of ['Diadem[GB], Ubuntu 24.04', 'Diadem[GB], Debian 12']) {
        await page.getByLabel(say('cart.item.select', { item: other })).uncheck();
      }
      await expect(total).toContainText(sum('3 116,00 RUB'));
      const promo = page.getByLabel(say('cart.promo'), { exact: true }).and(page.locator('input'));
      const unfold = page.getByRole('button', { name: say('cart.summary.unfold') });
      if (await unfold.isVisible()) await unfold.click();
      await promo.fill('welcome10');
      await promo.press('Enter');
      await expect(total).toContainText(sum('2 804,40 RUB'));
      await total.getByRole('button', { name: say('cart.checkout'), exact: true }).click();
    });

    await test.step('step 1: by invoice; a card gives no closing documents', async () => {
      await expect(heading(say('payment.step.method'))).toBeVisible();
      await page.getByRole('radio', { name: say('paymentMethod.ruCards') }).check();
      await expect(page.getByText(/закрывающие документы|closing documents/)).toBeVisible();
      await page.getByRole('radio', { name: say('paymentMethod.manual') }).check();
      await inspect(page);
      await next();
    });

    await test.step('step 2: a new payer, to the provider’s account', async () => {
      await expect(heading(say('payment.step.payee'))).toBeVisible();
      await page.getByRole('radio', { name: say('payment.payer.choice.new') }).check();
      await inspect(page);
      await next();
    });

    await test.step('step 3: an organization, its numbers checked', async () => {
      await expect(heading(say('payment.step.payer'))).toBeVisible();
      await page.getByText(say('payer.type.organization'), { exact: true }).click();
      for (const [field, value] of Object.entries({ ...organization, inn: '7799004001' })) {
        await page.locator(`input[name="${field}"]`).fill(value);
      }
      await next();
      await expect(page.getByText(say('payer.problem.innCheck'))).toBeVisible();
      await page.locator('input[name="inn"]').fill(organization.inn);
      await inspect(page);
      await next();
    });

    await test.step('step 4: one look at all of it, and pay', async () => {
      await expect(heading(say('payment.step.confirmation'))).toBeVisible();
      await expect(page.getByText(organization.name).first()).toBeVisible();
      await inspect(page);
      // The commission of the method is 5 % (§9).
      await page.getByRole('button', { name: sum('2 944,62 RUB') }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: say('payment.result.awaiting') }),
      ).toBeFocused();
      await inspect(page);
    });

    await test.step('the payment is in the history and is printed as an invoice', async () => {
      const number = /MRD-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
      await page.getByRole('link', { name: say('payment.result.history') }).click();
      const box = page.getByRole('checkbox', {
        name: say('list.selectRow', { row: say('payments.rowLabel', { number }) }),
      });
      const row = page.locator('[data-row]').filter({ has: box });
      await expect(row).toContainText(say('payments.status.Pending'));
      await expect(row).toContainText(sum('2 944,62 RUB'));
      await page.getByRole('button', { name: say('payments.menu', { number }) }).click();
      await page.getByRole('menuitem', { name: say('payments.menu.print.Pending') }).click();
      await page.emulateMedia({ media: 'print' });
      const sheet = page.getByText(organization.inn).first();
      await expect(sheet).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    });
  },
);
