import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  answerMail,
  newCustomer,
  numberOf,
  readMail,
  test,
  type Desk,
  type Provider,
} from './support/staffedPortal.ts';
import type { Person } from './support/person.ts';

/** The amount as the portal formats it, with any kind of space. */
const sum = (text: string) => new RegExp(text.replaceAll(/\s/g, '\\s'));

const live = { timeout: 20_000 };

// tests: DESK-02, DESK-03, ADMIN-49
test('a customer asks, support answers, the customer answers the mail, finance credits 500', async ({
  page,
  provider,
  say,
  inspect,
  customer,
  support,
  finance,
}) => {
  const { url } = provider.portal;

  await test.step('the customer asks', async () => {
    await page.goto(`${url}/dashboard/support/create`);
    await page.locator('input[name="subject"]').fill('Простой в среду');
    await page.locator('select[name="department"]').selectOption('billing');
    await page.locator('textarea[name="message"]').fill('Сайт не работал три часа.');
    await page.getByRole('button', { name: say('support.form.submit') }).click();
    await expect(page.getByRole('heading', { name: 'Простой в среду' })).toBeVisible();
  });

  await test.step('support answers', async () => {
    await support.page.goto(`${url}/admin/tickets`);
    await support.page.getByRole('link', { name: 'Простой в среду' }).click();
    await support.page.locator('textarea[name="answer"]').fill('Зачислим 500 рублей. Согласны?');
    await support.page.getByRole('button', { name: say('adminTickets.compose.send'), exact: true }).click();
    await expect(page.getByText('Зачислим 500 рублей. Согласны?').first()).toBeVisible(live);
  });

  await test.step('the customer answers the mail, and support reads it', async () => {
    const mail = await readMail(provider, customer.email, 'ticket: ticketAnswered');
    expect(mail.text).toContain('Зачислим 500 рублей. Согласны?');
    await answerMail(provider, mail, customer.email, 'Да, спасибо.');
    await expect(support.page.getByText('Да, спасибо.').first()).toBeVisible(live);
    await expect(page.getByText('Да, спасибо.').first()).toBeVisible(live);
  });

  await test.step('finance credits 500 with a reason', async () => {
    const desk = finance.page;
    await desk.goto(`${url}/admin/users/${await numberOf(provider, finance, customer)}`);
    await desk.getByRole('button', { name: say('adminCustomer.credit'), exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.locator('input[name="amount"]').fill('500');
    await dialog.locator('textarea[name="note"]').fill('Простой в среду');
    await inspect(desk);
    await dialog.getByRole('button', { name: say('adminCustomer.credit'), exact: true }).click();
    await expect(desk.getByText(say('adminCustomer.notice.credit'), { exact: true }).first()).toBeVisible();
    const history = desk.getByRole('region', { name: say('adminCustomer.history') });
    await expect(history.getByText(sum('500,00 RUB')).first()).toBeVisible();
  });

  await test.step('the customer sees it, with the reason', async () => {
    await page.goto(`${url}/dashboard/notifications`);
    await expect(
      page.getByText(say('notifications.balanceAdjusted.text', { note: 'Простой в среду' })),
    ).toBeVisible(live);
    await expect(page.getByText(sum('500,00 RUB')).first()).toBeVisible();
  });
});

test.describe('a price that changes', () => {
  // The old price is refused.
  test.use({ expectedComplaints: [/409/] });

  // tests: ADMIN-54
  test('a plan’s price is raised for new orders while a customer is at checkout', async ({
    page,
    provider,
    say,
    context,
    ownersDesk: owner,
  }) => {
    const { url } = provider.portal;
    await newCustomer(provider, context);
    const step = (name: string) => page.getByRole('heading', { level: 2, name });
    const next = () => page.getByRole('button', { name: say('payment.next'), exact: true }).click();
    const pay = page.locator('button[type="submit"]').last();

    await test.step('the customer takes a plan to the confirmation', async () => {
      await page.goto(`${url}/dashboard/vps-catalog?dc=GB`);
      await page.getByRole('link', { name: `${say('catalog.order')} Naos[GB]` }).click();
      await page.getByText('Debian', { exact: true }).click();
      await page.getByRole('button', { name: say('order.pay'), exact: true }).click();
      await expect(step(say('payment.step.method'))).toBeVisible();
      await page.getByRole('radio', { name: say('paymentMethod.ruCards') }).check();
      await next();
      await expect(step(say('payment.step.payee'))).toBeVisible();
      await page.getByRole('radio').first().check();
      await next();
      await expect(step(say('payment.step.payer'))).toBeVisible();
      await next();
      await expect(step(say('payment.step.confirmation'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(sum('577,00 RUB'));
    });

    await test.step('the owner raises its price', async () => {
      const desk = owner.page;
      await desk.goto(`${url}/admin/catalog?q=Naos%5BGB%5D`);
      await desk.getByRole('button', { name: say('adminPlans.menu', { name: 'Naos[GB]' }) }).click();
      await desk.getByRole('menuitem', { name: say('adminPlans.edit'), exact: true }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.locator('input[name="monthly"]').fill('677');
      await expect(
        dialog.getByText(sum(say('adminPlans.effect.price', { before: '577,00 RUB', after: '677,00 RUB' }))),
      ).toBeVisible();
      await dialog.getByRole('button', { name: say('adminPlans.form.save'), exact: true }).click();
      await expect(desk.getByText(say('adminPlans.notice.saved'), { exact: true })).toBeVisible();
    });

    await test.step('the customer is told before anything is charged, and pays the new price', async () => {
      await pay.click();
      await expect(page.getByText(say('payment.failed.repriced'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(sum('677,00 RUB'));
      await pay.click();
      await expect(page).toHaveURL(/\/bank\//);
    });
  });
});

/** Makes a bill of 1577.00 rubles by hand. */
async function makeBill({ portal }: Provider, desk: Desk, number: string): Promise<string> {
  const payBy = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const answer = await desk.request.post(`${portal.url}/api/admin/users/${number}/bills`, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { lines: [{ title: 'Перенос сайта', amount: 157_700 }], payBy, note: 'По телефону' },
  });
  if (!answer.ok()) throw new Error(`bill: ${answer.status()} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

// tests: PAY-43, ADMIN-34
test('a transfer of 1 500 and one of 1 600 for bills of 1 577: the rest stays due, the surplus is on the balance', async ({
  page,
  provider,
  say,
  inspect,
  customer,
  finance,
}) => {
  const { url } = provider.portal;
  const desk = finance.page;
  const number = await numberOf(provider, finance, customer);
  const bills = [await makeBill(provider, finance, number), await makeBill(provider, finance, number)];

  const book = async (id: string, received: string) => {
    await desk.goto(`${url}/admin/payments?q=%23${id}`);
    await inspect(desk);
    await desk.getByRole('button', { name: say('adminPayments.menu', { id }) }).click();
    await desk.getByRole('menuitem', { name: say('adminPayments.process'), exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.locator('input[name="received"]').fill(received);
    await inspect(desk);
    await dialog.getByRole('button', { name: say('adminPayments.process'), exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await test.step('finance books both', async () => {
    await book(bills[0] ?? '', '1500');
    await book(bills[1] ?? '', '1600');
  });

  await test.step('77 of the first bill are due, 23 of the second are on the balance', async () => {
    await desk.goto(`${url}/admin/users/${number}`);
    await expect(
      desk.getByRole('region', { name: say('adminUsers.column.balance') }).getByText(sum('23,00 RUB')),
    ).toBeVisible();
    await page.goto(`${url}/dashboard/payments-history?q=${bills[0]}`);
    const rowOf = (id: string) =>
      page.locator('[data-row]').filter({
        has: page.getByRole('checkbox', {
          name: say('list.selectRow', { row: say('payments.rowLabel', { number: `MRD-${id}` }) }),
        }),
      });
    await expect(rowOf(bills[0] ?? '')).toContainText(say('payments.status.Pending'));
    await page.goto(`${url}/dashboard/payments-history?q=${bills[1]}`);
    await expect(rowOf(bills[1] ?? '')).toContainText(say('payments.status.Paid'));
  });
});

async function paidPayment({ portal }: Provider, desk: Desk, { email }: Person): Promise<string> {
  const answer = await desk.request.get(`${portal.url}/api/admin/payments`, {
    params: { search: email, status: 'Completed' },
  });
  const { items } = (await answer.json()) as { items: readonly { id: string }[] };
  const [found] = items;
  if (!found) throw new Error('No payment is paid');
  return found.id;
}

// tests: ADMIN-46
test('a support clerk is refused a refund, by the screen and by the server', async ({
  context,
  provider,
  say,
  customer,
  support,
  inspect,
}) => {
  const { url } = provider.portal;
  // The first call of an account adds the specification's sample, which has paid payments.
  await context.request.get(`${url}/api/payments`);
  const desk: Page = support.page;
  const id = await paidPayment(provider, support, customer);

  await test.step('by the screen, with the reason', async () => {
    await desk.goto(`${url}/admin/payments?q=%23${id}`);
    await inspect(desk);
    await desk.getByRole('button', { name: say('adminPayments.menu', { id }) }).click();
    const refund = desk.getByRole('menuitem', { name: new RegExp(`^${say('adminPayments.refund')}`) });
    await expect(refund).toHaveAttribute('aria-disabled', 'true');
    await expect(refund).toContainText(say('admin.readOnly', { role: say('admin.staffRole.support') }));
  });

  await test.step('by the server', async () => {
    const answer = await support.request.post(`${url}/api/admin/payments/${id}/refund`, {
      headers: { 'Idempotency-Key': randomUUID() },
      data: { amount: 100, target: 'balance', note: 'Просто так' },
    });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'forbidden' });
  });
});

// tests: MAIL-05, MAIL-06
test('a mail text is changed, and the next mail arrives with it', async ({
  provider,
  say,
  inspect,
  customer,
  ownersDesk: owner,
}) => {
  const { url } = provider.portal;
  const desk = owner.page;
  const name = say('adminMailTexts.template.balanceCredited');

  await test.step('the owner changes the text; a variable that is missing is refused', async () => {
    await desk.goto(`${url}/admin/mails/texts`);
    await desk.getByRole('searchbox').fill('balanceCredited');
    const row = desk
      .locator('[data-row]')
      .filter({ hasText: name })
      .filter({ hasText: say('adminMailTexts.language.ru') });
    await row.getByRole('button').click();
    await desk.getByRole('menuitem', { name: say('adminMailTexts.edit'), exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.locator('input[name="subject"]').fill('Подарок от {brand}');
    await dialog.locator('textarea[name="body"]').fill('Дарим {amount}.');
    const save = dialog.getByRole('button', { name: say('adminMailTexts.save'), exact: true });
    await save.click();
    await expect(dialog.getByText(say('adminMailTexts.problem.missing', { name: '{note}' }))).toBeVisible();
    await dialog.locator('textarea[name="body"]').fill('Дарим {amount}. {note}');
    await inspect(desk);
    await save.click();
    await expect(desk.getByText(say('adminMailTexts.notice.saved'), { exact: true })).toBeVisible();
  });

  await test.step('a credit is mailed with it', async () => {
    const number = await numberOf(provider, owner, customer);
    const answer = await owner.request.post(`${url}/api/admin/users/${number}/adjust`, {
      headers: { 'Idempotency-Key': randomUUID() },
      data: { direction: 'credit', purpose: 'goodwill', amount: 50_000, note: 'С днём рождения!' },
    });
    expect(answer.status()).toBe(200);
    const mail = await readMail(provider, customer.email, 'balance: credit');
    expect(mail.subject).toMatch(/^Подарок от /);
    expect(mail.text).toMatch(sum('Дарим 500,00 RUB. С днём рождения!'));
  });
});
