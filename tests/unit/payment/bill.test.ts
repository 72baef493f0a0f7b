import { describe, expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money/money';
import {
  billItems,
  isBill,
  isOpenBill,
  isPayableBill,
  isTopUpBill,
  subjectOf,
  toBill,
  type BillState,
} from '@/domain/payment/bill';
import { purposeOf } from '@/domain/payment/purpose';
import { isSameThing } from '@/domain/payment/sameEntries';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makeBill, makeBillItem } from '@/sample-data/bills';
import { makeOrderEntry } from '@/sample-data/cart';
import { makePayment } from '@/sample-data/payments';

const server = 1024 as ServerId;
const order = makeOrderEntry();
const renewal = { kind: 'renewal', id: 'renewal-1', serverId: server, period: 'year' } as const;
const tariff = { kind: 'tariff', id: 'tariff-1', serverId: server, tariff: 'Diadem' } as const;
const amount = rubles(1577);

describe('a row of the payment history is a bill', () => {
  test.each([
    ['waits for its money', { status: 'Pending', paymentMethod: 'ruCards' }, true],
    ['was paid by card at once', { status: 'Paid', paymentMethod: 'ruCards' }, false],
    ['was paid by transfer', { status: 'Paid', paymentMethod: 'manual' }, true],
    [
      'was cancelled, and was to be paid in cryptocurrency',
      { status: 'Canceled', paymentMethod: 'crypto' },
      true,
    ],
    ['was cancelled by card', { status: 'Canceled', paymentMethod: 'cards' }, false],
    ['was paid from the balance later', { status: 'Paid', paymentMethod: 'balance' }, true],
    [
      'was held from the balance but for a kopeck',
      { status: 'Paid', paymentMethod: 'balance', fromBalance: kopecks(amount - 1) },
      true,
    ],
    [
      'was paid from the balance at once',
      { status: 'Paid', paymentMethod: 'balance', fromBalance: amount },
      false,
    ],
  ] as const)('%s', (_, payment, expected) => {
    expect(isBill({ amount, ...payment })).toBe(expected);
  });
});

test.each([
  ['Pending', false, 'unpaid', amount],
  ['Pending', true, 'atBank', amount],
  ['Paid', false, 'paid', 0],
  ['PartlyRefunded', true, 'paid', 0],
  ['Refunded', false, 'refunded', 0],
  ['Canceled', true, 'canceled', 0],
] as const)('a payment that is %s, at a bank: %s, is a bill that is %s', (status, isAtBank, state, owed) => {
  const payment = makePayment({ status, amount });
  const rest = { items: [makeBillItem()], billPath: '/bill', receiptPath: null, continueAt: '/pay/1' };
  expect(toBill(payment, { isAtBank, ...rest })).toEqual({
    id: payment.id,
    number: payment.number,
    date: payment.date,
    payer: payment.payer,
    paymentMethod: payment.paymentMethod,
    amount,
    amountInPaymentCurrency: payment.amountInPaymentCurrency,
    state,
    owed,
    ...rest,
  });
});

test('a part that the balance holds is not owed', () => {
  const payment = makePayment({ status: 'Pending', amount, fromBalance: rubles(577) });
  const rest = { isAtBank: false, items: [], billPath: null, receiptPath: null, continueAt: null };
  expect(toBill(payment, rest).owed).toBe(rubles(1000));
});

test.each([
  ['unpaid', 'order', true, true],
  ['unpaid', 'topUp', true, false],
  ['atBank', 'order', true, false],
  ['paid', 'order', false, false],
  ['canceled', 'order', false, false],
  ['refunded', 'order', false, false],
] as const satisfies readonly (readonly [BillState, string, boolean, boolean])[])(
  'a bill that is %s for %s: open %s, payable with others %s',
  (state, kind, isOpen, isPayable) => {
    const bill = makeBill({ state, items: [makeBillItem(), makeBillItem({ kind })] });
    expect([isOpenBill(bill), isPayableBill(bill)]).toEqual([isOpen, isPayable]);
    expect(isTopUpBill(bill)).toBe(kind === 'topUp');
  },
);

describe('the items of a payment', () => {
  const one = { title: '', serverId: null, count: 1, months: null };
  test.each([
    ['an order', [order], { kind: 'order', title: order.plan, count: order.configuration.count }],
    ['a renewal', [renewal], { kind: 'renewal', serverId: server, months: 12 }],
    ['a tariff', [tariff], { kind: 'tariff', title: 'Diadem', serverId: server }],
    ['a top-up', [], { kind: 'topUp' }],
    ['a charge', null, { kind: 'service' }],
  ] as const)('%s', (_, entries, item) => {
    const months = item.kind === 'order' ? { months: 3 } : {};
    const priced = entries?.map((entry) =>
      entry.kind === 'order'
        ? { ...entry, configuration: { ...entry.configuration, period: '3months' as const } }
        : entry,
    );
    expect(billItems(priced ?? null)).toEqual([{ ...one, ...months, ...item }]);
  });

  test('an order from a backup names the server of the backup', () => {
    const fromBackup = makeOrderedBackup({ serverName: 'shop.example.ru' });
    const restored = { ...order, configuration: { ...order.configuration, fromBackup } };
    expect(billItems([restored, order]).map((item) => item.fromBackup)).toEqual([
      'shop.example.ru',
      undefined,
    ]);
  });

  test('other bills are named by their numbers, whatever the entries', () => {
    expect(billItems([order], ['MRD-1', 'MRD-2'])).toEqual([
      { ...one, kind: 'bills', title: 'MRD-1, MRD-2' },
    ]);
  });

  test('options are those of a server', () => {
    expect(billItems(null, [], server)).toEqual([{ ...one, kind: 'options', serverId: server }]);
  });

  test('what they name is one line each, without empty ones', () => {
    const items = [
      makeBillItem({ title: 'Alphard', serverId: null }),
      makeBillItem({ title: '', serverId: server }),
      makeBillItem({ title: 'Diadem', serverId: server }),
    ];
    expect(subjectOf({ items })).toBe('Alphard\n#1024\nDiadem\n#1024');
  });
});

test.each([
  ['bills', { entries: [], bills: [1] }],
  ['topUp', { entries: [], bills: [] }],
  ['topUp', { entries: [], bills: null }],
  ['order', { entries: [order] }],
  ['renewal', { entries: [renewal, { ...renewal, id: 'renewal-2' }] }],
  ['tariff', { entries: [tariff] }],
  ['order', { entries: [renewal, tariff] }],
  ['order', { entries: [{ kind: 'unknown' }] }],
  [undefined, { entries: null }],
])('the purpose %s', (purpose, payment) => {
  expect(purposeOf(payment)).toBe(purpose);
});

test.each([
  ['the same entry', [order], [renewal, order], true],
  ['other entries', [order], [renewal], false],
  ['nothing and an entry', null, [order], false],
  ['an entry and nothing', [order], null, false],
  ['two top-ups', [], [], false],
])('payments for %s', (_, first, second, isSame) => {
  expect(isSameThing(first, second)).toBe(isSame);
});
