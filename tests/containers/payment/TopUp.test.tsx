import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Locale } from '@/i18n/locale';
import { refused } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import { samplePaymentMethods } from '@/sample-data/payments';
import { withDefaultCurrency } from '@/domain/payment/method';
import type { BillingPort } from '@app/ports/billingPort';
import { typed } from '../typed';
import { renderRoute } from '../renderRoute';
import { atStep, choose, goToConfirmation, makeBillingPorts, payAsNewPayer, press, type } from './support';

const open = (ports = makeBillingPorts(), locale: Locale = 'ru') =>
  renderRoute('/dashboard/payments', { ports, locale });

// tests: PAY-02, PAY-13
test('an amount as people type it goes onto the balance (D4)', async () => {
  const ports = makeBillingPorts();
  const app = open(ports);
  await atStep(app, 'Выберите способ оплаты');
  await type(app, 'Сумма', '1 577,50');
  await goToConfirmation(app, 'Все карты');
  await press(app, /^Оплатить 1.656,38.RUB$/);
  await app.findByRole('heading', { level: 1, name: 'Баланс пополнен' });
  await app.findAllByText(/^4.028,00.RUB$/);
  expect(vi.mocked(ports.billing.pay).mock.calls[0]?.[0]).toMatchObject({
    method: 'cards',
    amount: { currency: 'RUB', minor: 157_750 },
    credited: 157_750,
    entries: [],
    promo: null,
  });
  expect((await ports.cart.load()).entries).toHaveLength(2);
  await app.user.click(app.getByRole('link', { name: 'Пополнить ещё' }));
  await atStep(app, 'Выберите способ оплаты');
  expect(app.getByLabelText('Сумма')).toHaveProperty('value', '');
});

// tests: PAY-10
test('This field is required while the amount is empty (§5, word for word)', async () => {
  const app = open(undefined, 'en');
  await atStep(app, 'Select a payment method');
  app.getByText('This field is required');
  await type(app, 'Amount', '5');
  expect(app.queryByText('This field is required')).toBeNull();
  await app.user.clear(app.getByLabelText('Amount'));
  app.getByText('This field is required');
  expect(app.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
});

// tests: PAY-09, PAY-11
test.each([
  ['1e9', 'Введите сумму цифрами'],
  ['0x10', 'Введите сумму цифрами'],
  ['-5', 'Сумма не может быть отрицательной'],
  ['12345678901234567', 'Слишком большая сумма'],
  ['1,005', 'Не больше двух знаков'],
  ['12,50', 'Минимум для этого способа'],
])('amount %s does not go on: %s', async (amount, words) => {
  const app = open();
  await atStep(app, 'Выберите способ оплаты');
  await choose(app, 'Банк для российских карт');
  await type(app, 'Сумма', amount);
  app.getByText(new RegExp(words));
  expect(app.getByRole('button', { name: 'Дальше' })).toHaveProperty('disabled', true);
  expect(app.getByLabelText('Сумма')).toHaveProperty('value', amount);
});

// tests: PAY-08, PAY-12, PAY-29
test('an amount in dollars is held against a minimum in rubles', async () => {
  const app = open();
  await atStep(app, 'Выберите способ оплаты');
  await choose(app, 'Банк для российских карт');
  expect(app.queryByLabelText('Валюта платежа')).toBeNull();
  await choose(app, 'Все карты');
  await type(app, 'Сумма', '0,62');
  await app.user.selectOptions(app.getByLabelText('Валюта платежа'), 'USD');
  app.getByText(/Не меньше 50,00.RUB, это 0,63.\$/);
  expect(app.getByRole('button', { name: 'Дальше' })).toHaveProperty('disabled', true);
  await type(app, 'Сумма', '0,63');
  expect(app.getByRole('button', { name: 'Дальше' })).toHaveProperty('disabled', false);
});

// tests: ADMIN-31
test('a payment opens in the default currency where the minimum is not in rubles, and what is typed keeps its own', async () => {
  const currency = () => typed(app.getByLabelText('Валюта платежа'));
  // The demo is as an installation begins: in dollars (§9).
  const app = open();
  await atStep(app, 'Выберите способ оплаты');
  await choose(app, 'Все карты');
  expect(currency()).toBe('RUB');
  await choose(app, 'Криптовалюта');
  expect(currency()).toBe('USD');
  await type(app, 'Сумма', '6');
  await choose(app, 'Все карты');
  expect(currency()).toBe('USD');
  app.unmount();
  sessionStorage.clear();

  const methods = samplePaymentMethods.map((method) => withDefaultCurrency(method, 'EUR'));
  const other = open(makeBillingPorts({ billing: { methods: async () => methods } }));
  await atStep(other, 'Выберите способ оплаты');
  await type(other, 'Сумма', '500');
  await choose(other, 'Криптовалюта');
  // Five hundred rubles are not five hundred euros.
  expect(typed(other.getByLabelText('Валюта платежа'))).toBe('RUB');
});

// tests: PAY-14
test('an unavailable method stays visible with its reason (D19)', async () => {
  const methods = samplePaymentMethods.map((method) =>
    method.id === 'crypto' ? { ...method, unavailable: { ru: 'Сеть перегружена', en: 'Busy' } } : method,
  );
  const app = open(makeBillingPorts({ billing: { methods: async () => methods } }));
  await app.findByText('Сеть перегружена');
  expect(app.getByLabelText('Криптовалюта')).toHaveProperty('disabled', true);
});

test.each(['methods', 'rates'] as const)(
  '%s that do not load: reported, and requested again',
  async (call) => {
    const sample = makeBillingPorts();
    const answer = vi.fn<() => Promise<never>>().mockRejectedValueOnce(new Error('down'));
    answer.mockImplementation(async () => (await sample.billing[call]()) as never);
    const app = open(makeBillingPorts({ billing: { [call]: answer } }));
    await app.findByText('Не получилось загрузить');
    await press(app, 'Повторить');
    await atStep(app, 'Выберите способ оплаты');
    expect(answer).toHaveBeenCalledTimes(2);
  },
);

test('payers that do not load: again, or a new one; what was typed stays', async () => {
  const sample = makeBillingPorts();
  const payers = vi.fn(sample.billing.payers).mockRejectedValueOnce(new Error('down'));
  const app = open(makeBillingPorts({ billing: { payers } }));
  await atStep(app, 'Выберите способ оплаты');
  await type(app, 'Сумма', '100');
  await choose(app, 'Банк для российских карт');
  await press(app, 'Дальше');
  await app.findByText(/Сохранённые плательщики не загрузились/);
  await choose(app, 'Новый плательщик');
  await press(app, 'Повторить');
  await app.findByLabelText('Соколова Анна Викторовна');
  expect(app.getByLabelText('Новый плательщик')).toHaveProperty('checked', true);
  app.getAllByText(/100,00.RUB/);
});

// tests: PAY-16, PAY-18
test('step 2 without a payer and step 3 with faults say what is missing and take focus there', async () => {
  const app = open();
  await atStep(app, 'Выберите способ оплаты');
  await type(app, 'Сумма', '100');
  await choose(app, 'Банк для российских карт');
  await press(app, 'Дальше');
  await app.findByLabelText('Новый плательщик');
  await press(app, 'Дальше');
  app.getByText('Выберите плательщика или добавьте нового');
  await choose(app, 'Новый плательщик');
  await press(app, 'Дальше');
  await atStep(app, 'Данные плательщика');
  await choose(app, 'Организация');
  await type(app, 'ИНН', '7799004001');
  await press(app, 'Дальше');
  app.getByText(/Контрольные цифры ИНН не сходятся/);
  await waitFor(() => expect(document.activeElement).toBe(app.getByLabelText('Название организации')));
  expect(app.location().search).toBe('?step=payer');
});

test('a payer that could not be saved does not undo the payment', async () => {
  const addPayer = vi.fn().mockRejectedValue(new Error('down'));
  const app = open(makeBillingPorts({ billing: { addPayer } }));
  await atStep(app, 'Выберите способ оплаты');
  await type(app, 'Сумма', '100');
  await choose(app, 'Банк для российских карт');
  await press(app, 'Дальше');
  await app.findByLabelText('Новый плательщик');
  await payAsNewPayer(app);
  await app.findByText('Платёж принят, но плательщик не сохранён');
});

test.each(['not JSON', '{"key":1}', '[]'])(
  'a damaged draft in storage is an empty form: %s',
  async (text) => {
    sessionStorage.setItem('draft.payment.topUp', text);
    const app = open();
    await atStep(app, 'Выберите способ оплаты');
    expect(app.getByLabelText('Сумма')).toHaveProperty('value', '');
  },
);

// The idempotency key is the server's proof that the first attempt arrived, so repeating it could never succeed.
test('after a lost answer, other input leads to the accepted payment; the next attempt has a key of its own', async () => {
  const pay = vi
    .fn<BillingPort['pay']>()
    .mockRejectedValueOnce(new PortError('offline'))
    .mockResolvedValue(refused('keyReused'));
  const app = open(makeBillingPorts({ billing: { pay } }));
  await atStep(app, 'Выберите способ оплаты');
  await type(app, 'Сумма', '500');
  await goToConfirmation(app, 'Все карты');
  await press(app, /^Оплатить/);
  await app.findByText('Платёж не отправлен');
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Предыдущая попытка уже принята' });
  const link = within(app.getByRole('main')).getByRole('link', { name: 'История платежей' });
  expect(link.getAttribute('href')).toBe('/dashboard/payments-history');

  app.unmount();
  const again = open(makeBillingPorts({ billing: { pay } }));
  await goToConfirmation(again, 'Все карты');
  await press(again, /^Оплатить/);
  await waitFor(() => expect(pay).toHaveBeenCalledTimes(3));
  const [first, second, third] = pay.mock.calls.map(([{ key }]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
