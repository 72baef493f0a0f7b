import { expect, test } from 'vitest';
import { newReceipt, receiptOutcome, receiptProblems, usableReceipt } from '@/domain/admin/receipt';
import { makeAdminPayment } from '@/sample-data/adminPayments';

const expected = { currency: 'USD', minor: 10_500, isWhole: false } as const;
const payment = makeAdminPayment({ status: 'Pending', method: 'crypto', expected });
const atBank = { ...payment, expected: { ...expected, isWhole: true } };

// tests: ADMIN-34
test('what is expected is there already, in the currency of the payment', () => {
  const draft = newReceipt(expected, ',');
  expect(draft).toEqual({ received: '105,00' });
  expect(usableReceipt(draft, payment)).toEqual({ currency: 'USD', minor: 10_500 });
});

test.each([
  ['', 'required'],
  ['0', 'required'],
  ['-5', 'negative'],
  ['1,234', 'tooFine'],
  ['ten', 'notANumber'],
] as const)('%s is no sum that came: %s', (received, problem) => {
  expect(receiptProblems({ received }, payment)).toEqual({ received: problem });
  expect(usableReceipt({ received }, payment)).toBeNull();
});

test('any sum of a transfer is taken, and only the whole of what is at a bank', () => {
  expect(usableReceipt({ received: '1' }, payment)).toEqual({ currency: 'USD', minor: 100 });
  expect(receiptProblems({ received: '1' }, atBank)).toEqual({ received: 'whole' });
  expect(usableReceipt({ received: '105' }, atBank)).toEqual({ currency: 'USD', minor: 10_500 });
  expect(usableReceipt({ received: '1' }, { expected: null })).toBeNull();
});

test('says what a sum does before it is sent', () => {
  expect(receiptOutcome({ received: '100' }, expected)).toEqual({ kind: 'part', difference: 500 });
  expect(receiptOutcome({ received: '105' }, expected)).toEqual({ kind: 'whole', difference: 0 });
  expect(receiptOutcome({ received: '110' }, expected)).toEqual({ kind: 'more', difference: 500 });
  expect(receiptOutcome({ received: 'x' }, expected)).toBeNull();
});
