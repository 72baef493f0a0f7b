import { kopecks, sumMoney, type Money } from '@/domain/money';
import type { Payment } from '@/domain/payment/payment';
import { makePayment, makePayments } from '@/sample-data/payments';

/** So many payments that come to this sum; the last makes up for what the others leave. */
export function addingUpTo(total: Money, count: number): readonly Payment[] {
  const payments = makePayments(count - 1);
  const left = total - sumMoney(payments.map(({ amount }) => amount));
  return [...payments, makePayment({ amount: kopecks(left) })].map((payment) => ({
    ...payment,
    status: 'Pending',
  }));
}
