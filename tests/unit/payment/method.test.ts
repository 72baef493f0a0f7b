import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { rubles } from '@/domain/money/money';
import { moneySchema } from '@/domain/money/moneySchema';
import {
  isCardMethod,
  isTransferred,
  partOfBalance,
  refundChannel,
  takenCurrency,
  withDefaultCurrency,
  type PaymentMethod,
} from '@/domain/payment/method';
import { afterRefund, refundParts, toPaymentCurrency } from '@/domain/payment/refund';
import { sampleRates } from '@/sample-data/payments';

const crypto: PaymentMethod = {
  id: 'crypto',
  minAmount: { currency: 'USD', minor: 500 },
  currencies: ['USD', 'EUR', 'RUB'],
  commission: 5,
  paused: [],
  unavailable: null,
};
const cards: PaymentMethod = {
  ...crypto,
  id: 'cards',
  minAmount: { currency: 'RUB', minor: 5000 },
  currencies: ['RUB', 'USD', 'EUR'],
};

test.each([
  ['the chosen one', crypto, 'EUR', 'EUR'],
  ['the first where none is chosen', crypto, null, 'USD'],
  ['the first where the chosen one is not taken', { currencies: ['RUB'] as const }, 'EUR', 'RUB'],
  ['the chosen one without a method', null, 'EUR', 'EUR'],
  ['rubles without either', null, null, 'RUB'],
] as const)('the currency of a payment is %s', (_, method, chosen, currency) => {
  expect(takenCurrency(method, chosen)).toBe(currency);
});

test.each([
  ['EUR', ['EUR', 'USD', 'RUB']],
  ['USD', ['USD', 'EUR', 'RUB']],
  ['RUB', ['RUB', 'USD', 'EUR']],
] as const)('cryptocurrency is paid in the default currency %s', (currency, currencies) => {
  expect(withDefaultCurrency(crypto, currency)).toEqual({ ...crypto, currencies });
});

test('a method keeps its order in rubles, and where it does not take the default currency', () => {
  expect(withDefaultCurrency(cards, 'EUR')).toBe(cards);
  const dollarsOnly = { ...crypto, currencies: ['USD'] as const };
  expect(withDefaultCurrency(dollarsOnly, 'EUR')).toBe(dollarsOnly);
});

test.each([
  ['manual', true, false],
  ['crypto', true, false],
  ['cards', false, true],
  ['ruCards', false, true],
  ['sberPay', false, false],
  ['balance', false, false],
] as const)('%s: transferred %s, a card %s', (id, isByTransfer, isCard) => {
  expect([isTransferred(id), isCardMethod(id)]).toEqual([isByTransfer, isCard]);
});

test.each([
  ['method', 'manual', 'transfer'],
  ['method', 'crypto', 'transfer'],
  ['method', 'ruCards', 'method'],
  ['balance', 'manual', 'balance'],
] as const)('a refund to the %s of a payment by %s goes by %s', (target, method, channel) => {
  expect(refundChannel(target, method)).toBe(channel);
});

// D43: the method keeps its minimum, 50.00.
test.each([
  ['all of it', 1577, 1577, 1577],
  ['all of it from more', 1577, 5000, 1577],
  ['what it has', 1577, 577, 577],
  ['less, so that the minimum is left', 1577, 1550, 1527],
  ['exactly what leaves the minimum', 1577, 1527, 1527],
  ['nothing of a sum below the minimum', 40, 30, 0],
  ['nothing when it is empty', 1577, 0, 0],
])('the balance pays %s', (_, total, available, part) => {
  expect(partOfBalance(rubles(total), rubles(available), cards, sampleRates)).toBe(rubles(part));
});

test('without a method no minimum is kept', () => {
  expect(partOfBalance(rubles(1577), rubles(1576), null, sampleRates)).toBe(rubles(1576));
});

describe('a refund', () => {
  const left = { left: rubles(1000), byMethod: rubles(600) };
  test.each([
    ['the balance', 500, 'balance', [['balance', 500]]],
    ['the method', 500, 'method', [['method', 500]]],
    ['all that the method takes', 600, 'method', [['method', 600]]],
    [
      'the method, and the rest to the balance',
      700,
      'method',
      [
        ['method', 600],
        ['balance', 100],
      ],
    ],
    ['nowhere, of nothing', 0, 'method', []],
  ] as const)('goes to %s', (_, amount, target, parts) => {
    expect(refundParts(rubles(amount), target, left)).toEqual(
      parts.map(([to, sum]) => ({ target: to, amount: rubles(sum) })),
    );
  });

  test.each([
    [[['balance', 100]], 900, 600],
    [[['balance', 500]], 500, 500],
    [[['method', 200]], 800, 400],
    [
      [
        ['method', 600],
        ['balance', 400],
      ],
      0,
      0,
    ],
  ] as const)('of %j leaves so much', (parts, rest, byMethod) => {
    const given = parts.map(([target, sum]) => ({ target, amount: rubles(sum) }));
    expect(afterRefund(left, given)).toEqual({ left: rubles(rest), byMethod: rubles(byMethod) });
  });

  test('in parts adds up to the exact cents that were paid', () => {
    const paid = {
      amount: rubles(1000),
      commission: rubles(50),
      paid: { currency: 'USD', minor: 1303 },
    } as const;
    const first = toPaymentCurrency(paid, rubles(0), rubles(350));
    const second = toPaymentCurrency(paid, rubles(350), rubles(350));
    const third = toPaymentCurrency(paid, rubles(700), rubles(350));
    expect([first, second, third].every(({ currency }) => currency === 'USD')).toBe(true);
    expect(first.minor).toBe(434);
    expect(first.minor + second.minor + third.minor).toBe(1303);
  });
});

test.each([
  [0, true],
  [1, true],
  [1e12, true],
  [1e12 + 1, false],
  [-1, false],
  [0.5, false],
  ['1', false],
  [Number.NaN, false],
])('%s is a sum of money from outside: %s', (value, isSum) => {
  expect(v.is(moneySchema, value)).toBe(isSum);
});
