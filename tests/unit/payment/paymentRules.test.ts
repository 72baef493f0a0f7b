import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { each, LocalList } from '@/domain/list/localList';
import { filterOf, namesOf } from '@/domain/list/listRules';
import { knownPaymentStatuses, type Payment } from '@/domain/payment/payment';
import { paymentRules, paymentTotals, totalsOf, type PaymentSortKey } from '@/domain/payment/paymentRules';
import { periodsAt } from '@/domain/payment/periods';
import { makePayment, makePayments, samplePayments } from '@/sample-data/payments';

const rules = paymentRules;
const indexOf = (payments: readonly Payment[]) => new LocalList(payments, rules);
const noPaymentFilter = filterOf(rules.conditions);
const emptyPaymentQuery = { search: '', filter: noPaymentFilter, sort: null };
const paymentSortKeys = namesOf(rules.sorts);
const index = indexOf(samplePayments);
type Query = Parameters<typeof index.run>[0];
const ids = (changes: Partial<Query>) =>
  Array.from(each(index.run({ ...emptyPaymentQuery, ...changes }).rows), ({ id }) => id);

test('without a question the newest payment is first', () => {
  expect(ids({})).toEqual(samplePayments.map(({ id }) => id).toSorted((one, other) => other - one));
});

// tests: HISTORY-03
test('a search ignores case and spaces around it, and never spans two texts', () => {
  expect(ids({ search: ' СЕВЕРНЫЙ ' })).toEqual([5084]);
  expect(ids({ search: 'MRD-5107\n2026-11-18' })).toEqual([]);
});

test.each([
  ['1577.00', [5112, 5107]],
  ['1577,00', [5112, 5107]],
  ['52,50', [5061]],
  ['52.50', [5061]],
  ['18.11.2026', [5107]],
  ['2026-11-18', [5107]],
  ['MRD-5107', [5107]],
  // Words of a language are conditions of the filter.
  ['SberPay', []],
  ['Paid', []],
])('a search finds numbers, days and sums as people type them: %s', (search, found) => {
  expect(ids({ search })).toEqual(found);
});

test('both days belong to the period; the status is the whole word', () => {
  expect(ids({ filter: { ...noPaymentFilter, from: '2026-10-03', to: '2026-10-24' } })).toEqual([5084, 5061]);
  expect(ids({ filter: { ...noPaymentFilter, from: '2026-11-19' } })).toEqual([5112]);
  expect(ids({ filter: { ...noPaymentFilter, to: '2026-08-29' } })).toEqual([5021]);
  expect(ids({ filter: { ...noPaymentFilter, status: 'Canceled' } })).toEqual([5040]);
  expect(ids({ filter: { ...noPaymentFilter, method: 'manual' } })).toEqual([5112, 5084]);
  expect(ids({ filter: { ...noPaymentFilter, from: '2026-11-02', to: '2026-11-01' } })).toEqual([]);
});

test('columns sort by what they mean', () => {
  const sorted = (key: PaymentSortKey) => ids({ sort: { key, direction: 'ascending' } });
  expect(sorted('amount')).toEqual([5040, 5107, 5112, 5021, 5061, 5084]);
  expect(sorted('date')).toEqual([5021, 5040, 5061, 5084, 5107, 5112]);
  expect(sorted('status')[0]).toBe(5112);
  expect(sorted('status').at(-1)).toBe(5040);
  // As methods are declared: crypto, manual, cards, ruCards, sberPay.
  expect(sorted('paymentMethod')).toEqual([5061, 5084, 5112, 5021, 5107, 5040]);
  // Dollars, then rubles, then euros: sums of one currency stay together.
  expect(sorted('amountInPaymentCurrency')).toEqual([5061, 5040, 5107, 5112, 5084, 5021]);
});

test('sums are those of the list, by status too', () => {
  const { sums } = index.run(emptyPaymentQuery);
  const totals = totalsOf(sums);
  expect(totals.all).toBe(rubles(1577 + 1577 + 8516 + 4025 + 577 + 2377));
  expect(totals.byStatus).toEqual({
    Paid: rubles(1577 + 8516 + 4025 + 2377),
    Pending: rubles(1577),
    Canceled: rubles(577),
    PartlyRefunded: 0,
    Refunded: 0,
  });
  expect(sums.unpaid).toBe(1);
  expect(paymentTotals([]).all).toBe(0);
});

test('any question keeps each payment once and adds up', () => {
  const many = makePayments(300);
  const long = indexOf(many);
  fc.assert(
    fc.property(
      fc.constantFrom('', '5', 'орлов', 'zzz'),
      fc.constantFrom(null, ...knownPaymentStatuses),
      fc.constantFrom(null, ...paymentSortKeys),
      fc.constantFrom('ascending', 'descending'),
      (search, status, key, direction) => {
        const result = long.run({
          search,
          filter: { ...noPaymentFilter, status },
          sort: key && { key, direction },
        });
        const payments = [...each(result.rows)];
        expect(new Set(payments).size).toBe(payments.length);
        expect(payments.every((payment) => status === null || payment.status === status)).toBe(true);
        expect(totalsOf(result.sums)).toEqual(paymentTotals(payments));
        const unsorted = long.run({ search, filter: { ...noPaymentFilter, status }, sort: null });
        expect(new Set(each(unsorted.rows))).toEqual(new Set(payments));
      },
    ),
  );
});

test('a line feed in a name shifts no other row', () => {
  const odd = indexOf([makePayment({ id: 1, payer: 'Я\nБ' }), makePayment({ id: 2, payer: 'А' })]);
  const { rows } = odd.run({ ...emptyPaymentQuery, sort: { key: 'payer', direction: 'ascending' } });
  expect(Array.from(each(rows), ({ id }) => id)).toEqual([2, 1]);
});

test('named periods are whole months and years', () => {
  const of = (today: Parameters<typeof periodsAt>[0]) =>
    periodsAt(today).map(({ from, to }) => `${from} ${to}`);
  expect(of('2026-11-21')).toEqual([
    '2026-11-01 2026-11-30',
    '2026-10-01 2026-10-31',
    '2026-01-01 2026-12-31',
    '2025-01-01 2025-12-31',
  ]);
  expect(of('2028-01-31').slice(0, 2)).toEqual(['2028-01-01 2028-01-31', '2027-12-01 2027-12-31']);
  expect(of('2028-03-31')[1]).toBe('2028-02-01 2028-02-29');
});
