import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { samplePayers } from '@/sample-data/payers';
import type { BillingPort } from '@app/ports/billingPort';
import { atStep, choose, makeBillingPorts, payAsNewPayer, press, type } from '../payment/support';
import { renderRoute } from '../renderRoute';
import { typed } from '../typed';

const open = (path: string, billing: Partial<BillingPort> = {}) =>
  renderRoute(path, { ports: makeBillingPorts({ billing }) });

/** One payment's way to its second step, from a fresh page. */
async function toPayee(app: ReturnType<typeof open>) {
  await atStep(app, 'Выберите способ оплаты');
  await type(app, 'Сумма', '100');
  await choose(app, 'Банк для российских карт');
  await press(app, 'Дальше');
}

// tests: PAYER-04, PAYER-06, PAYER-09
test('added, chosen in a payment, changed, seen there as it is now, and removed', async () => {
  const ports = makeBillingPorts();
  const app = renderRoute('/dashboard/payers', { ports });
  await app.user.click(await app.findByRole('link', { name: 'Добавить плательщика' }));
  await app.findByRole('heading', { level: 1, name: 'Новый плательщик' });
  await press(app, 'Добавить');
  await waitFor(() => expect(document.activeElement).toBe(app.getByLabelText('Фамилия, имя и отчество')));
  await type(app, 'Фамилия, имя и отчество', ' Ветров Пётр ');
  await type(app, 'Почта для квитанции', 'petr@example.ru');
  await press(app, 'Добавить');
  await app.findByText('Плательщик добавлен');
  await app.findByRole('link', { name: 'Ветров Пётр' });
  expect(app.location().pathname).toBe('/dashboard/payers');
  app.unmount();

  const payment = renderRoute('/dashboard/payments', { ports });
  await toPayee(payment);
  await choose(payment, 'Ветров Пётр');
  await payment.user.click(payment.getByRole('link', { name: 'Изменить или удалить плательщиков' }));
  await payment.user.click(await payment.findByRole('link', { name: 'Ветров Пётр' }));
  await payment.findByRole('heading', { level: 1, name: 'Ветров Пётр' });
  await payment.user.clear(payment.getByLabelText('Почта для квитанции'));
  await type(payment, 'Почта для квитанции', 'vetrov@example.ru');
  await press(payment, 'Сохранить');
  await payment.findByText('Плательщик сохранён');
  payment.unmount();

  // What was chosen but not typed over is as the payer is now.
  const again = renderRoute('/dashboard/payments?step=payer', { ports });
  await atStep(again, 'Данные плательщика');
  expect(typed(again.getByLabelText('Почта для квитанции'))).toBe('vetrov@example.ru');
  again.unmount();

  const added = (await ports.billing.payers()).at(-1)?.id ?? '';
  const page = renderRoute(`/dashboard/payers/${added}`, { ports });
  await page.user.click(await page.findByRole('button', { name: 'Удалить' }));
  const dialog = within(await page.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await page.findByText('Плательщик удалён');
  await page.findByRole('heading', { level: 1, name: 'Плательщики' });
  expect(page.queryByText('Ветров Пётр', { selector: 'a' })).toBeNull();
  page.unmount();

  const last = renderRoute('/dashboard/payments?step=payer', { ports });
  await last.findByLabelText('Соколова Анна Викторовна');
  expect(last.queryByLabelText('Ветров Пётр')).toBeNull();
});

// tests: PAYER-04
test.each([
  ['Физическое лицо', ['name', 'email']],
  ['Индивидуальный предприниматель', ['name', 'inn', 'ogrn', 'address', 'bik', 'account', 'email']],
  ['Организация', ['name', 'inn', 'kpp', 'ogrn', 'address', 'director', 'bik', 'account', 'email']],
])('%s: everything but the phone is asked for', async (kind, required) => {
  const app = open('/dashboard/payers/new');
  await app.findByRole('heading', { level: 1, name: 'Новый плательщик' });
  await choose(app, kind);
  await press(app, 'Добавить');
  const missing = () =>
    [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'));
  await waitFor(() => expect(missing()).toEqual(required));
});

// tests: PAYER-10
test('a payment that saves a payer corrects the one of that name in the list', async () => {
  const ports = makeBillingPorts();
  const app = renderRoute('/dashboard/payments', { ports });
  await toPayee(app);
  await choose(app, 'Соколова Анна Викторовна');
  await press(app, 'Дальше');
  await atStep(app, 'Данные плательщика');
  await app.user.clear(app.getByLabelText('Почта для квитанции'));
  await type(app, 'Почта для квитанции', 'other@example.ru');
  app.getByLabelText('Сохранить исправленные данные в списке плательщиков');
  await press(app, 'Дальше');
  await atStep(app, 'Подтверждение платежа');
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Баланс пополнен' });
  await waitFor(async () =>
    expect((await ports.billing.payers()).map(({ id, email }) => [id, email])).toEqual([
      ['payer-1', 'other@example.ru'],
      ['payer-2', samplePayers[1]?.email],
    ]),
  );
});

// tests: PAYER-09
test('a payer that a payment saves is in the list, with an id that nobody has had', async () => {
  const ports = makeBillingPorts();
  await ports.billing.removePayer('payer-2');
  const app = renderRoute('/dashboard/payments', { ports });
  await toPayee(app);
  await payAsNewPayer(app);
  app.unmount();
  const list = renderRoute('/dashboard/payers', { ports });
  const link = await list.findByRole('link', { name: 'Ветров Пётр' });
  expect(link.getAttribute('href')).not.toBe('/dashboard/payers/payer-2');
});

// tests: PAYER-05
test('what is typed and not saved is there again, of each payer its own, and can be thrown away', async () => {
  const first = open('/dashboard/payers/payer-1');
  const field = await first.findByLabelText('Телефон (необязательно)');
  await first.user.clear(field);
  await first.user.type(field, '+7 900');
  first.unmount();
  const other = open('/dashboard/payers/payer-2');
  expect(typed(await other.findByLabelText('Телефон (необязательно)'))).toBe('+7 495 000-00-01');
  other.unmount();
  const again = open('/dashboard/payers/payer-1');
  expect(typed(await again.findByLabelText('Телефон (необязательно)'))).toBe('+7 900');
  await again.user.click(again.getByRole('button', { name: 'Сбросить' }));
  expect(typed(again.getByLabelText('Телефон (необязательно)'))).toBe(samplePayers[0]?.phone);
  expect(again.queryByText(/ввели, но не сохранили/)).toBeNull();
  again.unmount();
  expect(sessionStorage.getItem('draft.payer.payer-1')).toBeNull();
});

// tests: PAYER-05
test('a failure loses nothing, and a new payer is sent once', async () => {
  const sample = makeBillingPorts();
  const addPayer = vi.fn(sample.billing.addPayer).mockRejectedValueOnce(new Error('down'));
  const app = open('/dashboard/payers/new', { addPayer });
  await app.findByRole('heading', { level: 1, name: 'Новый плательщик' });
  await type(app, 'Фамилия, имя и отчество', 'Ветров Пётр');
  await type(app, 'Почта для квитанции', 'petr@example.ru');
  await press(app, 'Добавить');
  await app.findByText('Плательщик не сохранён');
  expect(typed(app.getByLabelText('Фамилия, имя и отчество'))).toBe('Ветров Пётр');
  await app.user.dblClick(app.getByRole('button', { name: 'Добавить' }));
  await app.findByText('Плательщик добавлен');
  expect(addPayer).toHaveBeenCalledTimes(2);
  expect(sessionStorage.getItem('draft.payer.new')).toBeNull();
});

// tests: PAYER-10
test('the same payer is not added twice, and stays itself when it is saved again', async () => {
  const ports = makeBillingPorts();
  const [person, company] = samplePayers;
  const app = renderRoute('/dashboard/payers/new', { ports });
  await app.findByRole('heading', { level: 1, name: 'Новый плательщик' });
  await type(app, 'Фамилия, имя и отчество', ` ${person?.name.toUpperCase()} `);
  await type(app, 'Почта для квитанции', 'petr@example.ru');
  await press(app, 'Добавить');
  await app.findByText('Плательщик с таким именем уже есть в списке');
  await waitFor(() => expect(document.activeElement).toBe(app.getByLabelText('Фамилия, имя и отчество')));
  await choose(app, 'Организация');
  await type(app, 'ИНН', company?.inn ?? '');
  await type(app, 'КПП', company?.kpp ?? '');
  await press(app, 'Добавить');
  await app.findByText('Плательщик с этим ИНН уже есть в списке');
  expect(await ports.billing.payers()).toHaveLength(2);
  app.unmount();
  const own = renderRoute('/dashboard/payers/payer-2', { ports });
  await own.findByRole('heading', { level: 1, name: company?.name ?? '' });
  await type(own, 'Руководитель', 'Орлов Пётр Ильич');
  await press(own, 'Сохранить');
  await own.findByText('Плательщик сохранён');
});

// tests: PAYER-08
test.each([
  ['nobody', 'payer-99'],
  ['a space', '%20'],
  ['5 kB', '9'.repeat(5000)],
])('%s for an id is nobody', async (_, id) => {
  const app = open(`/dashboard/payers/${id}`);
  await app.findByRole('heading', { level: 1, name: 'Такого плательщика нет' });
  expect(app.getByText('Ко всем плательщикам').closest('a')?.getAttribute('href')).toBe('/dashboard/payers');
});

test('a payer that is removed elsewhere stays open, and is there again once it is saved', async () => {
  const ports = makeBillingPorts();
  const app = renderRoute('/dashboard/payers/payer-2', { ports });
  await app.findByRole('heading', { level: 1, name: 'ООО «Северный ветер»' });
  await type(app, 'Руководитель', 'Орлов Пётр Ильич');
  await ports.billing.removePayer('payer-2');
  await press(app, 'Сохранить');
  await app.findByText('Плательщик сохранён');
  expect((await ports.billing.payers()).find(({ id }) => id === 'payer-2')?.director).toBe(
    'Орлов Пётр Ильич',
  );
});

test('the breadcrumb leads back to the list, and the sidebar marks it', async () => {
  const app = open('/dashboard/payers/payer-2');
  await app.findByRole('heading', { level: 1, name: 'ООО «Северный ветер»' });
  const links = app.getAllByRole('link', { name: 'Плательщики' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/dashboard/payers');
  expect(document.title).toMatch(/^Плательщик · /);
});
