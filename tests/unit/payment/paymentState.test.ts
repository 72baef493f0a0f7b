import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricedEntry } from '@/domain/cart/priceEntry';
import { kopecks, sumMoney } from '@/domain/money/money';
import { inquiryPause, paymentLifetimeMs } from '@/domain/payment/inquiry';
import { canTransition, isOpen, paymentStates, statusOfState } from '@/domain/payment/paymentState';
import type { PaymentProgress } from '@/domain/payment/progress';
import { revenueShares } from '@/domain/payment/revenue';
import { makeOrderEntry } from '@/sample-data/cart';
import { makePayment } from '@/sample-data/payments';
import { makePlan } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { quoteOrder } from '@/domain/pricing/quote';
import { parseReturn, toReturnedView } from '@/screens/payment/PaymentScreen/toReturnedView';

describe('the states of a payment', () => {
  test('only one that waits can come to nothing, and only one that is paid is refunded', () => {
    for (const from of paymentStates) {
      for (const to of ['failed', 'expired', 'canceled'] as const)
        expect(canTransition(from, to)).toBe(isOpen(from));
      expect(canTransition(from, 'refunded')).toBe(from === 'paid');
      expect(canTransition(from, from)).toBe(false);
    }
  });

  test('money that comes late still counts; what was given back may be taken back before it is sent', () => {
    expect(paymentStates.filter((from) => canTransition(from, 'paid'))).toEqual([
      'created',
      'redirected',
      'failed',
      'expired',
      'canceled',
      'refunded',
    ]);
    expect(paymentStates.filter((to) => canTransition('refunded', to))).toEqual(['paid']);
  });

  test('a bank is polled less and less often, several times before a payment expires', () => {
    const pauses = Array.from({ length: 12 }, (_, index) => inquiryPause(index));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[0]).toBe(10_000);
    expect(pauses.at(-1)).toBe(600_000);
    expect(pauses.slice(0, 7).reduce((sum, pause) => sum + pause, 0)).toBeLessThan(paymentLifetimeMs);
  });
});

const plan = makePlan();
const entry = makeOrderEntry();
const quote = quoteOrder(plan.price.monthly, entry.configuration, samplePrices);
const priced = (line: 'vps' | 'cpu' | 'storage', total: number): PricedEntry => ({
  status: 'order',
  entry,
  plan: { ...plan, line },
  quote,
  total: kopecks(total),
});

test('what each product earns adds up to what is paid, to the kopeck', () => {
  const prices = fc.array(
    fc.tuple(fc.constantFrom('vps', 'cpu', 'storage'), fc.integer({ min: 1, max: 1e9 })),
    {
      minLength: 1,
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 1e12 }), (rows, amount) => {
      const shares = revenueShares(
        rows.map(([line, total]) => priced(line, total)),
        kopecks(amount),
      );
      expect(sumMoney(shares.map((share) => share.amount))).toBe(amount);
      expect(new Set(shares.map(({ product }) => product)).size).toBe(shares.length);
    }),
  );
  expect(revenueShares([], kopecks(100))).toEqual([]);
  expect(revenueShares([priced('vps', 300), priced('cpu', 100)], kopecks(200))).toEqual([
    { product: 'vps', amount: 150 },
    { product: 'cpu', amount: 50 },
  ]);
});

describe('back from the bank', () => {
  const progress = (changes: Partial<PaymentProgress>): PaymentProgress => ({
    payment: makePayment({ status: statusOfState[changes.state ?? 'redirected'] }),
    state: 'redirected',
    reason: null,
    continueAt: '/pay/5012',
    email: 'ann@example.com',
    order: null,
    bills: [],
    ...changes,
  });
  const viewOf = (changes: Partial<PaymentProgress>) =>
    toReturnedView('topUp', { status: 'ready', value: progress(changes) });

  test.each([
    [{}, { status: 'waiting', continueHref: '/pay/5012' }],
    [{ state: 'created' as const, continueAt: null }, { status: 'awaiting' }],
    [
      { state: 'paid' as const, continueAt: null },
      { status: 'paid', email: 'ann@example.com' },
    ],
    [
      { state: 'failed' as const, reason: 'cardExpired' as const },
      { status: 'failed', reason: 'cardExpired' },
    ],
    [{ state: 'failed' as const }, { status: 'failed', reason: 'refusedByBank' }],
    [{ state: 'expired' as const }, { status: 'failed', reason: 'expired' }],
    [{ state: 'refunded' as const }, { status: 'failed', reason: 'refunded' }],
  ])('%j is shown as %j', (changes, view) => {
    expect(viewOf(changes)).toMatchObject(view);
  });

  test('a payment that is not there leads to the cart', () => {
    expect(toReturnedView('order', { status: 'ready', value: null })).toMatchObject({ status: 'noOrder' });
    expect(toReturnedView('order', { status: 'error', reason: 'offline' })).toEqual({
      status: 'error',
      purpose: 'order',
    });
  });

  test('only a number names a payment', () => {
    expect(parseReturn('?payment=5012')).toBe(5012);
    for (const search of ['', '?payment=', '?payment=0', '?payment=1e3', '?step=method'])
      expect(parseReturn(search)).toBeNull();
  });
});
