import { expect, test as base } from './support/journey.ts';
import { makePerson, registerDirectly, signInDirectly } from './support/person.ts';
import { Portal } from './support/portal.ts';

const staffEmail = 'support@status.example';

/** A portal with an administrator. */
const test = base.extend<object, { staffed: Portal }>({
  staffed: [
    async ({}, use) => {
      const portal = new Portal({ ADMIN_EMAILS: staffEmail });
      await portal.start();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

// tests: STATUS-01, STATUS-03, STATUS-04, STATUS-05
test(
  'an incident is announced, a customer sees it above the page and on the public page, and it is resolved',
  { tag: '@main' },
  async ({ browser, context, page, staffed: portal, say, inspect }) => {
    const [customer, admin] = [makePerson(), { ...makePerson(), email: staffEmail }];
    for (const person of [customer, admin])
      await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    await signInDirectly(context, portal.url, customer);
    await page.goto(`${portal.url}/dashboard/billing`);
    const strip = page.getByRole('region', { name: say('shell.incidents') });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(strip).toHaveCount(0);

    const staff = await browser.newContext();
    await signInDirectly(staff, portal.url, admin);
    const desk = await staff.newPage();

    await test.step('support announces that payments fail', async () => {
      await desk.goto(`${portal.url}/admin/status`);
      await desk
        .getByRole('button', { name: say('adminStatus.add') })
        .first()
        .click();
      const dialog = desk.getByRole('dialog');
      await dialog.locator('input[name="titleRu"]').fill('Не проходит оплата картами');
      await dialog.locator('input[name="titleEn"]').fill('Card payments fail');
      await dialog.locator('textarea[name="textRu"]').fill('Выясняем у банка');
      await dialog.locator('textarea[name="textEn"]').fill('We are asking the bank');
      await dialog.getByLabel(say('adminStatus.service.payments')).check();
      await inspect(desk);
      await dialog.getByRole('button', { name: say('adminStatus.form.add') }).click();
      await expect(desk.getByText(say('adminStatus.notice.add'), { exact: true })).toBeVisible();
    });

    await test.step('the customer’s open page says so, and leads to the public page', async () => {
      await expect(strip.getByText('Не проходит оплата картами')).toBeVisible({ timeout: 20_000 });
      await inspect(page);
      await strip.getByRole('link').click();
      await expect(page).toHaveURL(/\/status#incident-\d+$/);
      await expect(page.getByText('Выясняем у банка')).toBeVisible();
      await inspect(page);
      await page.goBack();
    });

    await test.step('support resolves it', async () => {
      await desk.getByRole('button', { name: /Не проходит оплата картами/ }).click();
      await desk.getByRole('menuitem', { name: say('adminStatus.resolve') }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.locator('textarea[name="textRu"]').fill('Банк починил');
      await dialog.locator('textarea[name="textEn"]').fill('The bank fixed it');
      await dialog.getByRole('button', { name: say('adminStatus.form.update') }).click();
      await expect(desk.getByText(say('adminStatus.notice.update'), { exact: true })).toBeVisible();
    });

    await test.step('the strip is gone, and the bell has both', async () => {
      await expect(strip).toHaveCount(0, { timeout: 20_000 });
      await page.goto(`${portal.url}/dashboard/notifications`);
      await expect(page.getByText('Завершено: Не проходит оплата картами')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('Сбой: Не проходит оплата картами')).toBeVisible();
    });
    await staff.close();
  },
);
