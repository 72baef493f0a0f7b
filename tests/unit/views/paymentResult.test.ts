import { describe, expect, test } from 'vitest';
import type { PaymentProgress } from '@/domain/payment/progress';
import { paymentStates } from '@/domain/payment/paymentState';
import { formStateOf, formReducer } from '@/domain/form/formState';
import { PortError } from '@/domain/results/portError';
import { makePayment } from '@/sample-data/payments';
import { emptyDraft } from '@/screens/payment/PaymentScreen/paymentDraft';
import { payFailure, toPayRefusal, type PayRefusal } from '@/screens/payment/PaymentScreen/paymentState';
import {
  parseReturn,
  returnedTitle,
  returnSearch,
  toReturnedView,
} from '@/screens/payment/PaymentScreen/toReturnedView';
import {
  followed,
  outsideTitle,
  savedOf,
  toNoOrderView,
  toRefusedView,
  toSettledView,
} from '@/screens/payment/PaymentScreen/toPaymentView';

const purposes = ['order', 'topUp', 'bills'] as const;
const progress = (changes: Partial<PaymentProgress> = {}): PaymentProgress => ({
  payment: makePayment({ status: 'Pending' }),
  state: 'redirected',
  reason: null,
  continueAt: null,
  email: 'ann@example.ru',
  order: null,
  bills: [],
  ...changes,
});
const ready = (changes: Partial<PaymentProgress> = {}) =>
  ({ status: 'ready', value: progress(changes) }) as const;

describe('the address after the bank', () => {
  test.each([
    ['?payment=5107', 5107],
    ['?step=method&payment=7', 7],
    ['?payment=0', null],
    ['?payment=05', null],
    ['?payment=5107x', null],
    [`?payment=${'1'.repeat(16)}`, null],
    ['?order=5107', null],
    ['', null],
  ])('%j is of payment %s', (search, id) => {
    expect(parseReturn(search)).toBe(id);
  });

  test('is read back', () => {
    expect(returnSearch(5107)).toBe('?payment=5107');
    expect(parseReturn(returnSearch(5107))).toBe(5107);
  });
});

describe('the page after the bank', () => {
  test.each([
    ['failed', 'insufficientFunds', 'insufficientFunds'],
    ['failed', null, 'refusedByBank'],
    ['expired', null, 'expired'],
    ['canceled', null, 'canceled'],
    ['refunded', null, 'refunded'],
  ] as const)('%s for %s: %s', (state, reason, shown) => {
    const view = toReturnedView('bills', ready({ state, reason }));
    expect(view).toEqual({
      status: 'failed',
      purpose: 'bills',
      reason: shown,
      payment: progress().payment,
      historyHref: '/dashboard/payments-history',
    });
    expect(returnedTitle(view)).toBe('payment.result.failed');
  });

  test('waits with a link to the bank, or without one like a transfer', () => {
    const waiting = toReturnedView('order', ready({ continueAt: 'https://bank.example/1' }));
    expect(waiting).toMatchObject({
      status: 'waiting',
      purpose: 'order',
      continueHref: 'https://bank.example/1',
      historyHref: '/dashboard/payments-history',
    });
    const awaiting = toReturnedView('order', ready());
    expect(awaiting).toMatchObject({
      status: 'awaiting',
      purpose: 'order',
      isFresh: true,
      email: 'ann@example.ru',
    });
    expect([waiting, awaiting].map(returnedTitle)).toEqual([
      'payment.result.waiting',
      'payment.result.awaiting',
    ]);
  });

  test.each([
    ['order', { entries: [], promo: null }, 'order'],
    // Money for an order that is paid or cancelled already is on the balance.
    ['order', null, 'topUp'],
    ['topUp', null, 'topUp'],
    ['bills', null, 'bills'],
  ] as const)('a paid payment for %s with %j is shown as %s', (purpose, order, shown) => {
    const view = toReturnedView(purpose, ready({ state: 'paid', order, payment: makePayment() }));
    expect(view).toMatchObject({ status: 'paid', purpose: shown });
    expect(returnedTitle(view)).toBe(`payment.result.paid.${shown}`);
  });

  test('names what it loads, and a payment that is nobody’s', () => {
    const loading = toReturnedView('topUp', { status: 'loading' });
    expect(loading).toEqual({ status: 'loading', purpose: 'topUp' });
    expect(returnedTitle(loading)).toBe('payment.title.topUp');
    expect(returnedTitle(toReturnedView('bills', { status: 'error', reason: 'offline' }))).toBe(
      'payment.title.bills',
    );
    const none = toReturnedView('order', { status: 'ready', value: null });
    expect(none).toMatchObject({ status: 'noOrder', reason: 'none' });
    expect(returnedTitle(none)).toBe('payment.noOrder.none.title');
  });

  test('every state of a payment has a page', () => {
    for (const state of paymentStates) expect(toReturnedView('order', ready({ state })).status).toBeDefined();
  });
});

test.each([
  ['order', '/dashboard/payment-method?step=method'],
  ['topUp', '/dashboard/payments?step=method'],
  ['bills', '/dashboard/billing/pay?step=method'],
] as const)('a refused payment for %s leads to other methods', (purpose, href) => {
  const view = toRefusedView(purpose, 'declined');
  const { pathname, searchParams } = new URL(view.methodHref, 'https://p');
  const wanted = new URL(href, 'https://p');
  expect([view.reason, pathname]).toEqual(['declined', wanted.pathname]);
  expect([null, 'method']).toContain(searchParams.get('step'));
  expect(outsideTitle(view, purpose)).toBe('payment.result.refused.declined');
});

test('an end of the wizard leads to servers, history, cart, balance and bills', () => {
  const settled = toSettledView('order', { payment: makePayment(), email: 'ann@example.ru' }, false);
  expect(settled).toMatchObject({
    status: 'paid',
    isFresh: false,
    hrefs: {
      servers: '/dashboard/vps',
      history: '/dashboard/payments-history',
      cart: '/dashboard/cart',
      topUp: '/dashboard/payments',
      bills: '/dashboard/billing',
    },
  });
  expect(toNoOrderView('vanished')).toEqual({
    status: 'noOrder',
    reason: 'vanished',
    cartHref: '/dashboard/cart',
    catalogHref: '/dashboard/vps-catalog',
    billsHref: '/dashboard/billing',
    historyHref: '/dashboard/payments-history',
  });
});

test('the tab says how it ended, or what is paid', () => {
  for (const purpose of purposes) {
    const paid = toSettledView(purpose, { payment: makePayment(), email: '' }, true);
    const awaiting = toSettledView(purpose, { payment: makePayment({ status: 'Pending' }), email: '' }, true);
    expect(outsideTitle(paid, purpose)).toBe(`payment.result.paid.${purpose}`);
    expect(outsideTitle(awaiting, purpose)).toBe('payment.result.awaiting');
    expect(outsideTitle(null, purpose)).toBe(`payment.title.${purpose}`);
    expect(outsideTitle({ status: 'loading', purpose }, purpose)).toBe(`payment.title.${purpose}`);
  }
  expect(outsideTitle(toNoOrderView('settled'), 'bills')).toBe('payment.noOrder.settled.title');
});

test('a pending payment follows its progress', () => {
  const settled = { payment: makePayment({ status: 'Pending' }), email: 'ann@example.ru' };
  const paid = makePayment();
  expect(followed(settled, ready({ payment: paid }))).toEqual({ payment: paid, email: 'ann@example.ru' });
  expect(followed(settled, { status: 'loading' })).toBe(settled);
  expect(followed(settled, { status: 'ready', value: null })).toBe(settled);
  expect(followed(null, ready())).toBeNull();
});

test('payers are those that are loaded', () => {
  expect(savedOf({ status: 'loading' })).toEqual([]);
  expect(savedOf({ status: 'error', reason: 'offline' })).toEqual([]);
});

test.each([
  ['declined', 'declined'],
  ['unavailable', 'unavailable'],
  ['alreadySettled', 'paidBefore'],
  ['keyReused', 'acceptedBefore'],
  ['priceChanged', 'repriced'],
  ['insufficientBalance', 'balanceChanged'],
  ['backupUnavailable', 'backupUnavailable'],
] as const)('a payment that is refused as %s is %s (D39)', (refusal, shown) => {
  expect(toPayRefusal(refusal)).toBe(shown);
  const form = formStateOf<typeof emptyDraft, PayRefusal>(emptyDraft);
  expect(payFailure(form)).toBeNull();
  expect(payFailure(formReducer(form, { type: 'failed', failure: toPayRefusal(refusal) }))).toBe(shown);
  const offline = new PortError('offline');
  expect(payFailure(formReducer(form, { type: 'failed', failure: offline }))).toBe(offline);
});
