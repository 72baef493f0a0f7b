import { expect, it, test } from 'vitest';
import { documentHref } from '@/components/documentHref';
import { paymentDocumentKindOf } from '@/domain/documents/billingDocument';
import type { BookedMethodId } from '@/domain/payment/method';
import type { KnownPaymentStatus } from '@/domain/payment/payment';

test.each<[KnownPaymentStatus, BookedMethodId, string | null]>([
  ['Pending', 'manual', 'bill'],
  ['Pending', 'crypto', 'bill'],
  // Its bank takes the money by itself.
  ['Pending', 'ruCards', null],
  ['Paid', 'ruCards', 'receipt'],
  ['Paid', 'manual', 'receipt'],
  ['Canceled', 'manual', null],
  ['PartlyRefunded', 'ruCards', 'receipt'],
  ['Refunded', 'manual', 'receipt'],
  ['Paid', 'balance', 'receipt'],
])('a payment that is %s, by %s, has the document %s', (status, paymentMethod, kind) => {
  expect(paymentDocumentKindOf({ status, paymentMethod })).toBe(kind);
});

it('has no document if the balance pays bills, which have their own', () => {
  expect(paymentDocumentKindOf({ status: 'Paid', paymentMethod: 'balance', isTopUp: true })).toBeNull();
  expect(paymentDocumentKindOf({ status: 'Paid', paymentMethod: 'cards', isTopUp: true })).toBe('receipt');
});

it('is linked to in the language of the reader, where the provider has it', () => {
  const paperPath = '/api/payments/5112/papers/bill';
  expect(documentHref({ paperPath }, 'en')).toBe(`${paperPath}?language=en`);
  expect(documentHref({ paperPath }, 'ru')).toBe(`${paperPath}?language=ru`);
  expect(documentHref({}, 'ru')).toBeNull();
});
