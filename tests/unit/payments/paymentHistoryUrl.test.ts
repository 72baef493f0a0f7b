import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyPaymentQuery } from '@/domain/payment/paymentQuery';
import {
  formatPaymentHistoryUrl,
  parsePaymentHistoryUrl,
} from '@/screens/payments/PaymentHistoryScreen/paymentHistoryUrl';

const plain = { query: emptyPaymentQuery, page: 1, payment: null };

// proves: HISTORY-11
test('an address says what was asked, and nothing for the plain history', () => {
  expect(formatPaymentHistoryUrl(plain)).toBe('');
  const address = {
    query: {
      search: 'ООО & ко=1',
      filter: { status: 'Pending', from: '2026-11-01', to: '2026-11-30' },
      sort: { key: 'amount', direction: 'descending' },
    },
    page: 3,
    payment: 5112,
  } as const;
  expect(parsePaymentHistoryUrl(formatPaymentHistoryUrl(address))).toEqual(address);
});

// proves: ROUTE-08
test.each([
  '?status=Lost&from=2026-02-30&to=soon&sort=-password&page=0&payment=-1',
  '?payment=1e9&page=1.5',
  '?payment=__proto__&sort=constructor',
  `?q=${'x'.repeat(201)}`,
])('nonsense counts as not said: %s', (search) => {
  expect(parsePaymentHistoryUrl(search)).toEqual(plain);
});

test('no address throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      parsePaymentHistoryUrl(`?q=${a}&from=${b}&payment=${a}&sort=${b}`);
    }),
  );
});
