import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { makeBill } from '@/sample-data/bills';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { emptyDraft } from '@/screens/payment/PaymentScreen/paymentDraft';
import { quotePayment, sumChange, type Basis } from '@/screens/payment/PaymentScreen/paymentSum';

const basis: Basis = {
  methods: samplePaymentMethods,
  rates: sampleRates,
  order: null,
  bills: [makeBill({ owed: rubles(1577) })],
  cards: [],
  balance: rubles(2000),
  owner: null,
};

// tests: PAY-49
test.each([
  ['nothing', {}, null],
  ['money that the bill does not need', { balance: rubles(1577) }, null],
  ['the balance', { balance: rubles(423) }, 'balanceChanged'],
  ['the balance, all of it', { balance: rubles(0) }, 'balanceChanged'],
  ['the price', { bills: [makeBill({ owed: rubles(1578) })] }, 'repriced'],
])('a sum from the balance after %s has changed', (_, changes, change) => {
  const draft = { ...emptyDraft, isBalanceUsed: true };
  const now = quotePayment(draft, { ...basis, ...changes });
  expect(sumChange(now, quotePayment(draft, basis))).toBe(change);
});
