import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done } from '@/domain/results/outcome';
import { kopecks } from '@/domain/money/money';
import type { PaymentProgress } from '@/domain/payment/progress';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { makePayment } from '@/sample-data/payments';
import { exampleCards } from '@/sample-data/savedCards';
import type { BillingPort } from '@app/ports/billingPort';
import { leaveTo, submitTo } from '@app/device/leaveTo';
import { isPaid } from '@app/stores/paidEntries';
import { renderRoute } from '../renderRoute';
import { atStep, goToConfirmation, makeBillingPorts, openOrder, press } from './support';

const entry = makeOrderEntry({ id: 'ordered' });
const makeProgress = (changes: Partial<PaymentProgress> = {}): PaymentProgress => ({
  payment: makePayment({ id: 5113, number: 'MRD-5113', status: 'Pending' }),
  state: 'redirected',
  reason: null,
  continueAt: '/pay/5113',
  email: 'ann@example.com',
  order: { entries: [entry], promo: null },
  bills: [],
  ...changes,
});

test('waits for the bank, and says so once it has answered', async () => {
  const progress = vi.fn(async () => makeProgress());
  const listeners: (() => void)[] = [];
  const changes = {
    watch: (topic: string) => (onChange: () => void) => {
      if (topic === 'payments') listeners.push(onChange);
      return () => undefined;
    },
  };
  const app = renderRoute('/dashboard/payment-method?payment=5113', {
    ports: { ...makeBillingPorts({ billing: { progress } }), changes },
  });
  await app.findByRole('heading', { level: 1, name: 'Ждём ответа банка' });
  expect(app.getByRole('link', { name: 'Вернуться к оплате' }).getAttribute('href')).toBe('/pay/5113');
  progress.mockResolvedValue(
    makeProgress({ state: 'paid', continueAt: null, payment: makePayment({ status: 'Paid' }) }),
  );
  act(() => {
    for (const onChange of listeners) onChange();
  });
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  expect(document.title).toBe('Заказ оплачен · Меридиан');
  await waitFor(() => expect(isPaid('ordered')).toBe(true));
});

test('goes to the bank, and after a refusal keeps the order, the payer and the method', async () => {
  const pay = vi.fn(async () => done({ ...makeProgress().payment, continueAt: '/pay/5113' }));
  const progress = async () =>
    makeProgress({
      state: 'failed',
      reason: 'insufficientFunds',
      continueAt: null,
      order: { entries: sampleCart, promo: null },
    });
  vi.mocked(leaveTo).mockClear();
  const ports = makeBillingPorts({ billing: { pay, progress } });
  const app = openOrder(ports);
  await goToConfirmation(app);
  await press(app, /^Оплатить 3.154,00.RUB$/);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/pay/5113', expect.any(Function)));
  // Nothing is paid yet, so the entries stay in the cart.
  expect(sampleCart.some(({ id }) => isPaid(id))).toBe(false);
  app.unmount();

  const back = renderRoute('/dashboard/payment-method?payment=5113', { ports });
  await back.findByRole('heading', { level: 1, name: 'Оплата не прошла' });
  back.getByText('На карте не хватает денег.');
  await press(back, 'Попробовать снова');
  await atStep(back, 'Подтверждение платежа');
  await press(back, /^Оплатить 3.154,00.RUB$/);
  await waitFor(() => expect(pay).toHaveBeenCalledTimes(2));
  const [[first], [second]] = pay.mock.calls as unknown as [[{ key: string }], [{ key: string }]];
  expect({ ...second, key: '' }).toEqual({ ...first, key: '' });
  expect(second.key).not.toBe(first.key);
});

test('charges a saved card by a form, because a link must not charge it', async () => {
  const pay = vi.fn(async () => done({ ...makeProgress().payment, continueAt: '/pay/5113' }));
  const ports = makeBillingPorts({
    billing: { pay, cards: async () => exampleCards, progress: async () => makeProgress() },
  });
  vi.mocked(leaveTo).mockClear();
  const app = openOrder(ports);
  await atStep(app, 'Подтверждение платежа');
  await app.user.click(app.getByRole('link', { name: 'Изменить: Способ и сумма' }));
  await goToConfirmation(app, /0012/);
  await press(app, /^Оплатить 3.154,00.RUB$/);
  await waitFor(() => expect(submitTo).toHaveBeenCalledExactlyOnceWith('/pay/5113', expect.any(Function)));
  expect(pay).toHaveBeenCalledWith(expect.objectContaining({ card: 3 }));
  expect(leaveTo).not.toHaveBeenCalled();
});

test('a person who does not wait for the bank’s page can start a new payment', async () => {
  const pay = vi.fn<BillingPort['pay']>(async () =>
    done({ ...makeProgress().payment, continueAt: '/pay/5113' }),
  );
  vi.mocked(leaveTo).mockClear();
  const app = openOrder(makeBillingPorts({ billing: { pay } }));
  await goToConfirmation(app);
  const button = app.getByRole('button', { name: /^Оплатить 3.154,00.RUB$/ });
  await app.user.click(button);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
  // Without going back it stays the same payment.
  await app.user.click(button);
  expect(pay).toHaveBeenCalledOnce();

  app.go(-1);
  await atStep(app, 'Данные плательщика');
  await press(app, 'Дальше');
  await atStep(app, 'Подтверждение платежа');
  await press(app, /^Оплатить 3.154,00.RUB$/);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(2));
  const [first, second] = pay.mock.calls.map(([request]) => request.key);
  expect(second).not.toBe(first);
});

// tests: PAY-34
test('a person who never reached the bank’s page continues with the same payment', async () => {
  const pay = vi.fn(async () => done({ ...makeProgress().payment, continueAt: '/pay/5113' }));
  const progress = vi.fn(async () => makeProgress());
  vi.mocked(leaveTo).mockClear();
  const app = openOrder(makeBillingPorts({ billing: { pay, progress } }));
  await goToConfirmation(app);
  await press(app, /^Оплатить 3.154,00.RUB$/);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
  const [[, onStayed]] = vi.mocked(leaveTo).mock.calls as [Parameters<typeof leaveTo>];
  act(() => onStayed?.());
  const on = await app.findByRole('link', { name: 'Вернуться к оплате' });
  expect(on.getAttribute('href')).toBe('/pay/5113');
  expect(progress).toHaveBeenCalledWith(5113, expect.anything());
  expect(pay).toHaveBeenCalledOnce();
});

test('on another device the order is taken from the payment', async () => {
  const progress = async () => makeProgress({ state: 'expired', continueAt: null });
  const app = renderRoute('/dashboard/payment-method?payment=5113', {
    ports: makeBillingPorts({ billing: { progress } }),
  });
  await app.findByText('Время на оплату вышло.');
  await press(app, 'Выбрать другой способ');
  await atStep(app, 'Выберите способ оплаты');
  expect(app.getAllByText(/Diadem/).length).toBeGreaterThan(0);
});

test('says when it could not find out, and tries again', async () => {
  const progress = vi.fn(async () =>
    makeProgress({ state: 'paid', continueAt: null, order: null, payment: makePayment({ status: 'Paid' }) }),
  );
  progress.mockRejectedValueOnce(new Error('offline'));
  const app = renderRoute('/dashboard/payments?payment=5113', {
    ports: makeBillingPorts({ billing: { progress } }),
  });
  await app.user.click(await app.findByRole('button', { name: 'Повторить' }));
  await app.findByRole('heading', { level: 1, name: 'Баланс пополнен' });
});

test('a part from the balance is shown before the payment, and charged with it', async () => {
  const ports = makeBillingPorts();
  const app = openOrder(ports);
  await atStep(app, 'Выберите способ оплаты');
  await app.user.click(
    app.getByRole('checkbox', { name: /^Списать с баланса 2.450,50.RUB, доплатить 703,50.RUB$/ }),
  );
  await goToConfirmation(app);
  await press(app, /^Оплатить 703,50.RUB$/);
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  expect(vi.mocked(ports.billing.pay).mock.calls[0]?.[0]).toMatchObject({
    amount: { currency: 'RUB', minor: 70_350 },
    fromBalance: 245_050,
  });
  expect((await ports.account.summary()).balance).toBe(kopecks(0));
  app.getByText('С баланса');
});

test('a transfer that is waited for is paid on its own page once its money has come', async () => {
  const payment = makePayment({ id: 5113, number: 'MRD-5113', status: 'Pending', paymentMethod: 'manual' });
  const progress = vi.fn(async () => makeProgress({ payment, continueAt: null }));
  const pay = vi.fn(async () => done(payment));
  const listeners: (() => void)[] = [];
  const changes = {
    watch: (topic: string) => (onChange: () => void) => {
      if (topic === 'payments') listeners.push(onChange);
      return () => undefined;
    },
  };
  const app = openOrder({ ...makeBillingPorts({ billing: { pay, progress } }), changes });
  await goToConfirmation(app, 'Зачисление рублей вручную');
  await press(app, /^Получить счёт|^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Ждём ваш платёж' });
  progress.mockResolvedValue(makeProgress({ state: 'paid', payment: { ...payment, status: 'Paid' } }));
  act(() => {
    for (const onChange of listeners) onChange();
  });
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  expect(document.title).toBe('Заказ оплачен · Меридиан');
});
