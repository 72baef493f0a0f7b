import { expect, test as base } from './support/journey.ts';
import { makePerson, registerDirectly, signInDirectly } from './support/person.ts';
import { Portal } from './support/portal.ts';

const staffEmail = 'support@desk.example';

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

// tests: DESK-02, DESK-03
test(
  'a customer asks, support takes it and answers, and the customer’s open page shows the answer',
  { tag: '@main' },
  async ({ browser, context, page, staffed: portal, say, inspect }) => {
    const [customer, admin] = [makePerson(), { ...makePerson(), email: staffEmail }];
    for (const person of [customer, admin])
      await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    await signInDirectly(context, portal.url, customer);

    await test.step('the customer asks', async () => {
      await page.goto(`${portal.url}/dashboard/support/create`);
      await page.locator('input[name="subject"]').fill('Сайт отвечает 502');
      await page.locator('select[name="department"]').selectOption('technical');
      await page.locator('textarea[name="message"]').fill('После обновления PHP.');
      await page.getByRole('button', { name: say('support.form.submit') }).click();
      await expect(page.getByText('После обновления PHP.')).toBeVisible();
    });

    const staff = await browser.newContext();
    await signInDirectly(staff, portal.url, admin);
    const desk = await staff.newPage();

    await test.step('support finds the question in the queue and leaves a note', async () => {
      await desk.goto(`${portal.url}/admin/tickets`);
      await inspect(desk);
      await desk.getByRole('link', { name: 'Сайт отвечает 502' }).click();
      await desk.getByRole('radio', { name: say('adminTickets.compose.note') }).check({ force: true });
      await desk.locator('textarea[name="note"]').fill('Сокет php-fpm');
      await desk.getByRole('button', { name: say('adminTickets.compose.saveNote') }).click();
      await expect(desk.getByText('Сокет php-fpm')).toBeVisible();
      await inspect(desk);
    });

    await test.step('an answer is taken back, corrected and sent', async () => {
      await desk.getByRole('radio', { name: say('adminTickets.compose.answer') }).check({ force: true });
      const text = desk.locator('textarea[name="answer"]');
      await text.fill('Перезапустите фпм');
      await desk.getByRole('button', { name: say('adminTickets.compose.send'), exact: true }).click();
      await desk.getByRole('button', { name: say('adminTickets.outgoing.undo') }).click();
      await expect(text).toHaveValue('Перезапустите фпм');
      await text.fill('Перезапустите php-fpm');
      await desk.getByRole('button', { name: say('adminTickets.compose.send'), exact: true }).click();
    });

    await test.step('the customer sees it without a reload, and nothing else of the desk', async () => {
      await expect(page.getByText('Перезапустите php-fpm')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('Перезапустите фпм')).toHaveCount(0);
      await expect(page.getByText('Сокет php-fpm')).toHaveCount(0);
      await expect(desk.getByRole('button', { name: say('adminTickets.outgoing.undo') })).toHaveCount(0);
    });
    await staff.close();
  },
);
