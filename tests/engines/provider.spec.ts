import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { paths } from '../../src/paths.ts';
import { expect, type Customer } from './support/journey.ts';
import { answerMail, numberOf, readMail, test, type Visitor } from './support/provider.ts';
import { askSupport, choosePayment, configure, starting, submitPayment } from './support/steps.ts';

const { admin, dashboard } = paths;

/** The open dialog; there is never more than one. */
const dialog = { role: 'dialog', name: /./ } as const;

const customerPage = (number: string) => admin.user.replace(':id', number);

// tests: DESK-02, DESK-03, ADMIN-49
test('a customer asks, support answers, the customer answers the mail, finance credits 500', async ({
  provider,
  say,
  buyer,
  support,
  finance,
}) => {
  const { portal } = provider;
  const { url } = portal;

  await test.step('the customer asks', async () => {
    const [subject, text] = ['Простой в среду', 'Сайт не работал три часа.'];
    await askSupport({ customer: buyer, portal, say }, { subject, department: 'billing', text });
    await buyer.find({ role: 'heading', name: new RegExp(subject) });
  });

  await test.step('support answers', async () => {
    await support.go(url + admin.tickets);
    await support.inspect();
    await support.click({ role: 'link', name: /Простой в среду/ });
    await support.type(
      { role: 'textbox', name: say('adminTickets.compose.text') },
      'Зачислим 500. Согласны?',
    );
    await support.click({ role: 'button', name: say('adminTickets.compose.send') });
    await buyer.sees('Зачислим 500. Согласны?');
  });

  await test.step('the customer answers the mail, and support reads it', async () => {
    const mail = await readMail(provider, buyer.email, 'ticket: ticketAnswered');
    expect(mail.text).toContain('Зачислим 500. Согласны?');
    await answerMail(provider, mail, buyer.email, 'Да, спасибо.');
    await support.sees('Да, спасибо.');
    await buyer.sees('Да, спасибо.');
  });

  await test.step('finance credits 500 with a reason', async () => {
    await finance.go(url + customerPage(await numberOf(provider, buyer)));
    await finance.click({ role: 'button', name: say('adminCustomer.credit') });
    const amount = {
      role: 'textbox',
      name: starting(say('adminCustomer.adjust.amount')),
      within: dialog,
    } as const;
    await finance.type(amount, '500');
    const note = { role: 'textbox', name: starting(say('admin.note')), within: dialog } as const;
    await finance.type(note, 'Простой в среду');
    await finance.inspect();
    await finance.click({ role: 'button', name: say('adminCustomer.credit'), within: dialog });
    await finance.sees(say('adminCustomer.notice.credit'));
    await finance.sees('500,00 RUB', { role: 'region', name: say('adminCustomer.history') });
  });

  await test.step('the customer sees it, with the reason', async () => {
    await buyer.go(url + dashboard.notifications);
    await buyer.sees(say('notifications.balanceAdjusted.text', { note: 'Простой в среду' }));
    await buyer.sees('500,00 RUB', { role: 'main', name: '' });
  });
});

// tests: ADMIN-54
test('a plan’s price is raised for new orders while a customer is at checkout', async ({
  provider,
  say,
  buyer,
  owner,
}) => {
  const { portal } = provider;
  const main = { role: 'main', name: '' } as const;

  await test.step('the customer takes a plan to the confirmation', async () => {
    await configure({ customer: buyer, portal, say });
    await buyer.click({ role: 'button', name: say('order.pay') });
    await choosePayment({ customer: buyer, say }, 'ruCards');
    await buyer.sees('577,00 RUB', main);
  });

  await test.step('the owner raises its price', async () => {
    await owner.go(`${portal.url}${admin.catalog}?q=Naos%5BGB%5D`);
    await owner.click({ role: 'button', name: say('adminPlans.menu', { name: 'Naos[GB]' }) });
    await owner.click({ role: 'menuitem', name: say('adminPlans.edit') });
    const price = {
      role: 'textbox',
      name: starting(say('adminPlans.field.monthly')),
      within: dialog,
    } as const;
    await owner.type(price, '677');
    await owner.sees(say('adminPlans.effect.price', { before: '577,00 RUB', after: '677,00 RUB' }));
    await owner.click({ role: 'button', name: say('adminPlans.form.save'), within: dialog });
    await owner.sees(say('adminPlans.notice.saved'));
  });

  await test.step('the customer is told before anything is charged, and pays the new price', async () => {
    await submitPayment({ customer: buyer, say });
    await buyer.sees(say('payment.failed.repriced'));
    await buyer.sees('677,00 RUB', main);
    await submitPayment({ customer: buyer, say });
    await expect.poll(() => buyer.url()).toContain('/bank/');
  });
});

const idOf = (answer: unknown) => v.parse(v.object({ id: v.string() }), answer).id;

/** Makes a bill of 1577.00 rubles by hand. */
async function makeBill(desk: Customer, number: string): Promise<string> {
  const payBy = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const { answer } = await desk.call({
    path: `/api/admin/users/${number}/bills`,
    key: randomUUID(),
    body: { lines: [{ title: 'Перенос сайта', amount: 157_700 }], payBy, note: 'По телефону' },
  });
  return idOf(answer);
}

// tests: PAY-43, ADMIN-34
test('a transfer of 1 500 and one of 1 600 for bills of 1 577: the rest stays due, the surplus is on the balance', async ({
  provider,
  say,
  buyer,
  finance,
}) => {
  const { url } = provider.portal;
  const number = await numberOf(provider, buyer);
  const bills = [await makeBill(finance, number), await makeBill(finance, number)] as const;

  const book = async (id: string, received: string) => {
    await finance.go(`${url}${admin.payments}?q=%23${id}`);
    await finance.inspect();
    await finance.click({ role: 'button', name: say('adminPayments.menu', { id }) });
    await finance.click({ role: 'menuitem', name: starting(say('adminPayments.process')) });
    const sum = { role: 'textbox', name: starting(say('adminPayments.received')), within: dialog } as const;
    await finance.type(sum, received);
    await finance.inspect();
    await finance.click({ role: 'button', name: say('adminPayments.process'), within: dialog });
    await finance.doesNotSee(say('adminPayments.process.title', { id }));
  };
  await test.step('finance books both', async () => {
    await book(bills[0], '1500');
    await book(bills[1], '1600');
  });

  await test.step('77 of the first bill are due, 23 of the second are on the balance', async () => {
    await finance.go(url + customerPage(number));
    await finance.sees('23,00 RUB', { role: 'region', name: say('adminUsers.column.balance') });
    for (const [id, status] of [
      [bills[0], 'Pending'],
      [bills[1], 'Paid'],
    ] as const) {
      await buyer.go(`${url}${dashboard.paymentsHistory}?q=${id}`);
      await buyer.sees(say(`payments.status.${status}`), {
        role: 'row',
        name: new RegExp(`MRD-${id}(?!\\d)`),
      });
    }
  });
});

/** Runs in a page: the labels of the menu items that are off. */
function labelsOff(): string[] {
  return [...document.querySelectorAll('[role=menuitem][aria-disabled=true]')].map(
    ({ textContent }) => textContent,
  );
}

async function paidPayment(desk: Customer, { email }: Visitor): Promise<string> {
  const query = new URLSearchParams({ search: email, status: 'Completed' }).toString();
  const { answer } = await desk.call({ path: `/api/admin/payments?${query}` });
  const [found] = v.parse(v.object({ items: v.array(v.unknown()) }), answer).items;
  return idOf(found);
}

// tests: ADMIN-46
test('a support clerk is refused a refund, by the screen and by the server', async ({
  provider,
  say,
  buyer,
  support,
}) => {
  // The first call of an account adds the specification's sample, which has paid payments.
  await buyer.call({ path: '/api/payments' });
  const id = await paidPayment(support, buyer);

  await test.step('by the screen, with the reason', async () => {
    await support.go(`${provider.portal.url}${admin.payments}?q=%23${id}`);
    await support.inspect();
    await support.click({ role: 'button', name: say('adminPayments.menu', { id }) });
    await support.find({ role: 'menuitem', name: starting(say('adminPayments.refund')) });
    const reason = say('admin.readOnly', { role: say('admin.staffRole.support') });
    expect(await support.run(labelsOff, null)).toContainEqual(
      expect.stringMatching(new RegExp(`^${say('adminPayments.refund')}.*${reason}$`)),
    );
  });

  await test.step('by the server', async () => {
    const refused = await support.call({
      path: `/api/admin/payments/${id}/refund`,
      key: randomUUID(),
      body: { amount: 100, target: 'balance', note: 'Просто так' },
    });
    expect(refused).toMatchObject({ status: 403, answer: { code: 'forbidden' } });
  });
});

// tests: MAIL-05, MAIL-06
test('a mail text is changed, and the next mail arrives with it', async ({ provider, say, buyer, owner }) => {
  const name = say('adminMailTexts.name', {
    template: say('adminMailTexts.template.balanceCredited'),
    language: say('adminMailTexts.language.ru'),
  });
  const field = (label: string) => ({ role: 'textbox', name: starting(label), within: dialog }) as const;

  await test.step('the owner changes the text; a variable that is missing is refused', async () => {
    await owner.go(`${provider.portal.url}${admin.mailTexts}?q=balanceCredited`);
    await owner.click({ role: 'button', name: say('adminMailTexts.menu', { name }) });
    await owner.click({ role: 'menuitem', name: say('adminMailTexts.edit') });
    await owner.type(field(say('adminMailTexts.subject')), 'Подарок от {brand}');
    await owner.type(field(say('adminMailTexts.body')), 'Дарим {amount}.');
    const save = { role: 'button', name: say('adminMailTexts.save'), within: dialog } as const;
    await owner.click(save);
    await owner.sees(say('adminMailTexts.problem.missing', { name: '{note}' }));
    await owner.type(field(say('adminMailTexts.body')), 'Дарим {amount}. {note}');
    await owner.inspect();
    await owner.click(save);
    await owner.sees(say('adminMailTexts.notice.saved'));
  });

  await test.step('a credit is mailed with it', async () => {
    await owner.call({
      path: `/api/admin/users/${await numberOf(provider, buyer)}/adjust`,
      key: randomUUID(),
      body: { direction: 'credit', purpose: 'goodwill', amount: 50_000, note: 'С днём рождения!' },
    });
    const mail = await readMail(provider, buyer.email, 'balance: credit');
    expect(mail.subject).toMatch(/^Подарок от /);
    expect(mail.text).toMatch(/Дарим 500,00\sRUB. С днём рождения!/);
  });
});

/** Types the text of an incident in both languages. */
async function typeUpdate(desk: Customer, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await desk.type({ role: 'textbox', name: starting(label), within: dialog }, text);
}

// tests: STATUS-01, STATUS-03, STATUS-04, STATUS-05
test('an incident is announced, a customer sees it above the page and on the public page, and it is resolved', async ({
  provider,
  say,
  buyer,
  support,
}) => {
  const { url } = provider.portal;
  const title = 'Не проходит оплата картами';
  const strip = { role: 'region', name: say('shell.incidents') } as const;
  await buyer.go(url + dashboard.billing);
  await buyer.doesNotSee(title);

  await test.step('an earlier notice is over: an empty list would have the button twice', async () => {
    const list = `${url}${admin.status}?kind=incident`;
    await support.go(list);
    const text = { ru: 'Выходной день', en: 'A day off' };
    const update = { kind: 'announcement', severity: 'minor', state: 'published', title: text, text };
    const { answer } = await support.call({
      path: '/api/admin/incidents',
      key: randomUUID(),
      body: { ...update, datacenters: ['de'], services: [], window: null },
    });
    await support.call({
      path: `/api/admin/incidents/${idOf(answer)}/updates`,
      key: randomUUID(),
      body: { state: 'resolved', text },
    });
    await support.go(list);
    await support.sees(say('admin.list.noMatches'));
  });

  await test.step('support announces that payments fail', async () => {
    await support.click({ role: 'button', name: say('adminStatus.add') });
    await typeUpdate(support, {
      [say('adminStatus.field.titleRu')]: title,
      [say('adminStatus.field.titleEn')]: 'Card payments fail',
      [say('adminStatus.field.textRu')]: 'Выясняем у банка',
      [say('adminStatus.field.textEn')]: 'We are asking the bank',
    });
    await support.click({ role: 'checkbox', name: say('adminStatus.service.payments'), within: dialog });
    await support.inspect();
    await support.click({ role: 'button', name: say('adminStatus.form.add'), within: dialog });
    await support.sees(say('adminStatus.notice.add'));
  });

  await test.step('the customer’s open page says so, and leads to the public page', async () => {
    await buyer.sees(title, strip);
    await buyer.inspect();
    await buyer.click({ role: 'link', name: starting(say('shell.incidents.more')), within: strip });
    await expect.poll(() => buyer.url()).toMatch(/\/status#incident-\d+$/);
    await buyer.sees('Выясняем у банка');
    await buyer.inspect();
    await buyer.go(url + dashboard.billing);
    await buyer.sees(title, strip);
  });

  await test.step('support resolves it', async () => {
    await support.click({ role: 'button', name: say('adminStatus.menu', { title }) });
    await support.click({ role: 'menuitem', name: say('adminStatus.resolve') });
    await typeUpdate(support, {
      [say('adminStatus.field.textRu')]: 'Банк починил',
      [say('adminStatus.field.textEn')]: 'The bank fixed it',
    });
    await support.click({ role: 'button', name: say('adminStatus.form.update'), within: dialog });
    await support.sees(say('adminStatus.notice.update'));
  });

  await test.step('the strip is gone, and the bell has both', async () => {
    await buyer.doesNotSee(title);
    await buyer.go(url + dashboard.notifications);
    await buyer.sees(`Завершено: ${title}`);
    await buyer.sees(`Сбой: ${title}`);
  });
});
