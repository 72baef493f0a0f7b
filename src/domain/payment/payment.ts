import type { IsoDate } from '../dates';
import type { Money } from '../money';
import type { CurrencyAmount } from './currency';
import type { PaymentMethodId } from './method';

/** A payment's states: §4 names Paid and Canceled; one that waits for its money can still be paid or deleted (D12). */
export const knownPaymentStatuses = ['Paid', 'Pending', 'Canceled'] as const;
export type KnownPaymentStatus = (typeof knownPaymentStatuses)[number];

/** A row of the payment history (§3). */
export interface Payment {
  id: number;
  /** As it stands on the document. */
  number: string;
  date: IsoDate;
  payer: string;
  paymentMethod: PaymentMethodId;
  amount: Money;
  amountInPaymentCurrency: CurrencyAmount;
  status: KnownPaymentStatus;
}

/** Pay and Delete act on rows that wait for their money (D12). */
export function isUnpaid(payment: Pick<Payment, 'status'>): boolean {
  return payment.status === 'Pending';
}
