import type { AdminBill } from '@/domain/admin/bill';
import type { AdminPayment, AdminPaymentStatus } from '@/domain/admin/payment';
import { billItems, isBill, toBill } from '@/domain/payment/bill';
import type { KnownPaymentStatus } from '@/domain/payment/payment';
import { paymentNumber } from '@/domain/payment/settlement';

const statusOf: Readonly<Record<AdminPaymentStatus, KnownPaymentStatus>> = {
  Completed: 'Paid',
  Pending: 'Pending',
  Failed: 'Canceled',
  PartlyRefunded: 'PartlyRefunded',
  Refunded: 'Refunded',
};

/** The bills among the payments of the demonstration: those to be paid by transfer, of accounts that are there. */
export function sampleAdminBills(
  payments: readonly AdminPayment[],
  payerOf: (user: string) => string,
): readonly AdminBill[] {
  return payments
    .filter(
      ({ account, method, status }) =>
        account === 'open' && isBill({ status: statusOf[status], paymentMethod: method }),
    )
    .map(({ id, user, amount, method, status, date }) => {
      const payment = {
        id,
        number: paymentNumber(id),
        date,
        payer: payerOf(user),
        paymentMethod: method,
        amount,
        amountInPaymentCurrency: { currency: 'RUB' as const, minor: amount },
        status: statusOf[status],
      };
      const { continueAt: _, ...bill } = toBill(payment, {
        isAtBank: false,
        items: billItems(null),
        billPath: null,
        receiptPath: null,
        continueAt: null,
      });
      return { ...bill, user };
    });
}
