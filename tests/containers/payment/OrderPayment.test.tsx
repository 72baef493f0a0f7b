import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { makePromo } from '@/sample-data/promos';
import { refused } from '@/domain/results/outcome';
import type { PaymentRefusal } from '@app/ports/billingPort';
import { isPaid, rememberPaid } from '@app/stores/paidEntries';
import { renderRoute } from '../renderRoute';
import {
  atStep,
  choose,
  goToConfirmation,
  makeBillingPorts,
  openOrder,
  orderState,
  press,
  type,
} from './support';
import { paymentRules } from '@/domain/payment/paymentRules';
import { rowsOf } from '../../rowsOf';

// tests: PAY-03
test('without an order it says so and leads to the cart (D4)', async () => {
  const app = renderRoute('/dashboard/payment-method');
  await app.findByRole('heading', { level: 1, name: 'Здесь пока нечего оплачивать' });
  expect(app.getByRole('link', { name: 'Открыть корзину' }).getAttribute('href')).toBe('/dashboard/cart');
});

test('a price that is another where the money is taken: everything is read again, nothing is charged', async () => {
  const pay = vi.fn(async () => refused('priceChanged'));
  const ports = makeBillingPorts({ billing: { pay } });
  const offers = vi.spyOn(ports.catalog, 'offers');
  const app = openOrder(ports);
  await goToConfirmation(app);
  const before = offers.mock.calls.length;
  await press(app, /^Оплатить/);
  await app.findByText(/Цена изменилась/);
  await waitFor(() => expect(offers.mock.calls.length).toBeGreaterThan(before));
  await atStep(app, 'Подтверждение платежа');
});

// tests: PAY-27
test('what another tab has paid for is not charged again', async () => {
  const ports = makeBillingPorts();
  const app = openOrder(ports);
  await goToConfirmation(app);
  rememberPaid(sampleCart.slice(0, 1).map(({ id }) => id));
  await press(app, /^Оплатить 3.154,00.RUB$/);
  await app.findByRole('heading', { level: 1, name: 'Этот заказ уже оплачен' });
  expect(ports.billing.pay).not.toHaveBeenCalled();
  expect(app.getByRole('link', { name: 'Открыть корзину' }).getAttribute('href')).toBe('/dashboard/cart');
});

test('the terms end with a full stop right behind the last link', async () => {
  const app = openOrder(makeBillingPorts());
  await goToConfirmation(app);
  const terms = app.getByText(/^Оплачивая, вы принимаете/);
  for (const hidden of terms.querySelectorAll('a span')) hidden.remove();
  expect(terms.textContent).toMatch(/политику возврата\.$/);
});

// tests: PAY-01, PAY-24, PAY-25, PAY-27, PAY-32
test('an order is paid once, leaves the cart, appears in the history, and Back does not pay it again', async () => {
  const ports = makeBillingPorts();
  const app = openOrder(ports);
  await goToConfirmation(app);
  expect(app.location().search).toBe('?step=confirmation');
  const pay = app.getByRole('button', { name: /^Оплатить 3.154,00.RUB$/ });
  fireEvent.click(pay);
  fireEvent.click(pay);
  fireEvent.submit(app.getByRole('form'));
  const heading = await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Заказ оплачен · Меридиан');
  app.getByText('MRD-5113');
  expect(sampleCart.every(({ id }) => isPaid(id))).toBe(true);
  await waitFor(() =>
    expect(app.location()).toMatchObject({ pathname: '/dashboard/payment-method', search: '' }),
  );
  expect(ports.billing.pay).toHaveBeenCalledOnce();
  expect(vi.mocked(ports.billing.pay).mock.calls[0]?.[0]).toMatchObject({
    method: 'ruCards',
    amount: { currency: 'RUB', minor: 315_400 },
    payer: { type: 'individual', name: 'Соколова Анна Викторовна' },
    entries: sampleCart,
    promo: null,
  });
  await waitFor(async () => expect(await ports.cart.load()).toEqual({ entries: [], damaged: false }));
  const [first] = await rowsOf(ports.billing.history, paymentRules);
  expect(first).toMatchObject({ number: 'MRD-5113', status: 'Paid' });
  expect(sessionStorage.getItem('draft.payment.order')).toBeNull();

  const state: unknown = app.location().state;
  app.unmount();
  const back = renderRoute('/dashboard/payment-method?step=confirmation', { ports, state });
  await back.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  expect(ports.billing.pay).toHaveBeenCalledOnce();
});

// tests: PAY-33
test.each([
  ['the order is paid', (): Promise<void> => Promise.resolve(), 'Заказ оплачен'],
  ['nothing arrived', () => Promise.reject(new Error('down')), 'Платёж не отправлен'],
])(
  'left before the end: a notice that %s, and nobody is taken from where they are',
  async (_, answer, notice) => {
    const sample = makeBillingPorts();
    let settle = () => {};
    const settling = new Promise<void>((resolve) => (settle = resolve));
    const ports = makeBillingPorts({
      billing: {
        pay: async (request) => {
          await settling;
          await answer();
          return sample.billing.pay(request);
        },
      },
    });
    const app = openOrder(ports);
    await goToConfirmation(app);
    await press(app, /^Оплатить 3.154,00.RUB$/);
    await app.user.click(app.getByRole('link', { name: 'VPS/VDS' }));
    await app.findByRole('heading', { level: 1, name: 'Управление серверами' });
    settle();
    await app.findByText(notice);
    expect(app.location().pathname).toBe('/dashboard/vps');
  },
);

// tests: PAY-28
test('what was edited in the cart after payment had started is paid for as it is there', async () => {
  const ports = makeBillingPorts();
  const [first, second] = sampleCart;
  if (first?.kind !== 'order' || !second) throw new Error('No order in the sample cart');
  const edited = { ...first, configuration: { ...first.configuration, count: 2 } };
  await ports.cart.save([edited, second]);
  const app = openOrder(ports);
  await goToConfirmation(app);
  await press(app, /^Оплатить 4.731,00.RUB$/);
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  expect(vi.mocked(ports.billing.pay).mock.calls[0]?.[0].entries).toEqual([edited, second]);
});

// tests: PAY-28
test('what was taken out of the cart or deselected after payment had started is not paid for, until it is put back', async () => {
  const ports = makeBillingPorts();
  const state = { checkout: { entries: sampleCart, promo: null, origin: 'cart' } };
  const first = openOrder(ports, state);
  await atStep(first, 'Выберите способ оплаты');
  first.unmount();
  await ports.cart.save(sampleCart.slice(1));
  const fewer = openOrder(ports, state);
  await goToConfirmation(fewer);
  fewer.getByRole('button', { name: /^Оплатить 1.577,00.RUB$/ });
  fewer.unmount();
  sessionStorage.setItem('draft.cart.excluded', JSON.stringify(sampleCart.slice(1).map(({ id }) => id)));
  const none = openOrder(ports, state);
  await none.findByRole('heading', { level: 1, name: 'Этих позиций больше нет в заказе' });
  none.unmount();
  sessionStorage.removeItem('draft.cart.excluded');
  await ports.cart.save(sampleCart);
  await goToConfirmation(openOrder(ports, state));
  expect(ports.billing.pay).not.toHaveBeenCalled();
});

test('an order from the configurator need not be in the cart to be paid for', async () => {
  const ports = makeBillingPorts();
  const app = openOrder(ports, {
    checkout: { entries: [makeOrderEntry({ id: 'direct' })], promo: null, origin: 'configurator' },
  });
  await goToConfirmation(app);
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
});

test('only what was paid leaves the cart', async () => {
  const ports = makeBillingPorts();
  const app = openOrder(ports, {
    checkout: { entries: sampleCart.slice(0, 1), promo: null, origin: 'cart' },
  });
  await goToConfirmation(app);
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  await waitFor(async () => expect((await ports.cart.load()).entries).toEqual(sampleCart.slice(1)));
});

// tests: PAY-04, PAY-22, PAY-24
test('a reload at every step loses nothing, with or without the navigation state', async () => {
  const ports = makeBillingPorts();
  let app = openOrder(ports);
  const reload = (state: unknown) => {
    const { pathname, search } = app.location();
    app.unmount();
    app = renderRoute(pathname + search, { ports, state });
  };
  await atStep(app, 'Выберите способ оплаты');
  await choose(app, 'Зачисление рублей вручную');
  await press(app, 'Дальше');
  await atStep(app, 'Выберите получателя');
  const state: unknown = app.location().state;
  reload(state);
  await app.findByLabelText('Новый плательщик');
  await choose(app, 'Новый плательщик');
  await press(app, 'Дальше');
  await atStep(app, 'Данные плательщика');
  await choose(app, 'Организация');
  await type(app, 'ИНН', '7799 0040 00');
  reload(null);
  await atStep(app, 'Данные плательщика');
  expect(app.getByLabelText('ИНН')).toHaveProperty('value', '7799 0040 00');
  await choose(app, 'Физическое лицо');
  await type(app, 'Фамилия, имя и отчество', 'Ветров Пётр');
  await type(app, 'Почта для квитанции', 'petr@example.ru');
  await press(app, 'Дальше');
  await atStep(app, 'Подтверждение платежа');
  reload(state);
  await atStep(app, 'Подтверждение платежа');
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Ждём ваш платёж' });
  app.getByText('Оплата услуг хостинга, платёж MRD-5113');
  // The organization's number was typed and is not an individual's to send.
  expect(vi.mocked(ports.billing.pay).mock.calls[0]?.[0].payer).toMatchObject({
    type: 'individual',
    name: 'Ветров Пётр',
    inn: '',
  });
  await waitFor(async () => expect(await ports.billing.payers()).toHaveLength(3));
});

// tests: PAY-23
test.each(['?step=confirmation', '?step=nonsense', '?step='])(
  'a step ahead of what is filled in, or none at all, is the first unfinished one: %s',
  async (search) => {
    const app = renderRoute(`/dashboard/payment-method${search}`, { state: orderState });
    await atStep(app, 'Выберите способ оплаты');
    await waitFor(() => expect(app.location().search).toBe('?step=method'));
  },
);

// tests: PAY-03, ROUTE-08
test.each([
  ['nonsense', { checkout: 'all' }],
  [
    'too many entries',
    { checkout: { entries: Array.from({ length: 300 }, () => makeOrderEntry()), promo: null } },
  ],
  ['a megabyte', { checkout: { entries: [makeOrderEntry({ plan: 'x'.repeat(1_000_000) })], promo: null } }],
])('a navigation state with %s is no order', async (_, state) => {
  const app = openOrder(undefined, state);
  await app.findByRole('heading', { level: 1, name: 'Здесь пока нечего оплачивать' });
});

// tests: PAY-26, CART-18
test('an order whose plans are all gone cannot be paid; one of two gone is left out', async () => {
  const gone = makeOrderEntry({ id: 'gone', plan: '<b>Vega[GB]</b>' });
  const app = openOrder(undefined, { checkout: { entries: [gone], promo: null, origin: 'configurator' } });
  await app.findByRole('heading', { level: 1, name: 'Этот заказ больше нельзя оплатить' });
  app.unmount();
  sessionStorage.clear();
  const ports = makeBillingPorts();
  const other = openOrder(ports, {
    checkout: { entries: [gone, makeOrderEntry()], promo: null, origin: 'configurator' },
  });
  await goToConfirmation(other);
  other.getByText('<b>Vega[GB]</b>');
  await press(other, /^Оплатить 1.577,00.RUB$/);
  await other.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  expect(vi.mocked(ports.billing.pay).mock.calls[0]?.[0].entries).toEqual([makeOrderEntry()]);
});

// tests: PROMO-09
test('a promo code that gives nothing any more: why, and the price without it to agree to (D10)', async () => {
  const ports = makeBillingPorts();
  const app = openOrder(ports, { checkout: { entries: sampleCart, promo: 'SUMMER25', origin: 'cart' } });
  await atStep(app, 'Выберите способ оплаты');
  app.getByText(/Срок действия промокода SUMMER25 истёк 31.08.2025/);
  await choose(app, 'Банк для российских карт');
  expect(app.getByRole('button', { name: 'Дальше' })).toHaveProperty('disabled', true);
  await press(app, 'Оплатить без скидки');
  await goToConfirmation(app);
  await press(app, /^Оплатить 3.154,00.RUB$/);
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  expect(vi.mocked(ports.billing.pay).mock.calls[0]?.[0].promo).toBeNull();
});

// tests: PROMO-09
test('a promo code that ends between the confirmation and Pay: nothing is sent', async () => {
  const found = [makePromo(), makePromo({ usesLeft: 0 })];
  const ports = makeBillingPorts({ catalog: { promo: async () => found.shift() ?? null } });
  const app = openOrder(ports, { checkout: { entries: sampleCart, promo: 'WELCOME10', origin: 'cart' } });
  await goToConfirmation(app);
  await press(app, /^Оплатить 2.838,60.RUB$/);
  await app.findByText(/Промокод WELCOME10 уже использован/);
  app.getByText(/Цена изменилась/);
  expect(ports.billing.pay).not.toHaveBeenCalled();
});

// tests: PAY-27
test('no answer to Pay: reported, nothing lost, and sent again with the same key', async () => {
  const sample = makeBillingPorts();
  const pay = vi.fn(sample.billing.pay).mockRejectedValueOnce(new Error('down'));
  const ports = makeBillingPorts({ billing: { pay } });
  const app = openOrder(ports);
  await goToConfirmation(app);
  await press(app, /^Оплатить/);
  const alert = await app.findByText('Платёж не отправлен');
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  const [first, second] = pay.mock.calls.map(([request]) => request.key);
  expect(first).toBe(second);
});

// tests: PAY-22, PAY-24
test('a declined payment: nothing is lost, again or by another method', async () => {
  const refusals: PaymentRefusal[] = ['declined'];
  const sample = makeBillingPorts();
  const ports = makeBillingPorts({
    billing: {
      pay: async (request) => {
        const refusal = refusals.shift();
        return refusal ? refused(refusal) : sample.billing.pay(request);
      },
    },
  });
  const app = openOrder(ports);
  await goToConfirmation(app);
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Платёж отклонён' });
  expect(document.title).toBe('Платёж отклонён · Меридиан');
  expect((await ports.cart.load()).entries).toHaveLength(2);
  await press(app, 'Попробовать снова');
  await atStep(app, 'Подтверждение платежа');
  refusals.push('unavailable');
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Этот способ сейчас не работает' });
  await app.user.click(app.getByRole('link', { name: 'Выбрать другой способ' }));
  await goToConfirmation(app, 'Кошелёк / SberPay');
  await press(app, /^Оплатить 3.311,70.RUB$/);
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
});

test('storage that refuses: the order is paid all the same', async () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} });
  const ports = makeBillingPorts();
  const app = openOrder(ports);
  await goToConfirmation(app);
  await app.user.click(app.getByRole('link', { name: 'Изменить: Получатель' }));
  await atStep(app, 'Выберите получателя');
  await press(app, 'Дальше');
  await press(app, 'Дальше');
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  vi.unstubAllGlobals();
});
