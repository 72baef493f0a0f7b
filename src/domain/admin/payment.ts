import type { IsoDate } from '../dates';
import { sumMoney, type Money } from '../money';
import { countOf, type Alike } from './alike';
import type { PaymentMethodId } from '../payment/method';
import type { KnownPaymentStatus } from '../payment/payment';

/** §4: the states of a payment in the admin area. */
export const adminPaymentStatuses = ['Completed', 'Pending', 'Failed'] as const;
export type AdminPaymentStatus = (typeof adminPaymentStatuses)[number];

/** A payment as the administrators see it (§3). */
export interface AdminPayment {
  id: number;
  /** E-mail of the customer. */
  user: string;
  amount: Money;
  method: PaymentMethodId;
  status: AdminPaymentStatus;
  date: IsoDate;
  description: string;
}

/** A customer's payment to an administrator. */
export const adminPaymentStatusOf = {
  Paid: 'Completed',
  Pending: 'Pending',
  Canceled: 'Failed',
} as const satisfies Readonly<Record<KnownPaymentStatus, AdminPaymentStatus>>;

/** §4: only Pending offers Process Payment. */
export function canProcess(payment: Pick<AdminPayment, 'status'>): boolean {
  return payment.status === 'Pending';
}

/** The payment after it. Throws RangeError when its status does not allow it. */
export function processed<Payment extends Pick<AdminPayment, 'status'>>(payment: Payment): Payment {
  if (!canProcess(payment)) throw new RangeError(`Processing a payment that is ${payment.status}`);
  return { ...payment, status: 'Completed' };
}

/** A payment as the activity calls it. */
export const paymentName = (id: number): string => `#${id}`;

/** How many payments of a status there are, and what they come to. */
export interface PaymentFigure {
  count: number;
  sum: Money;
}

/** The payment stats of §2. */
export type AdminPaymentStats = Readonly<Record<AdminPaymentStatus, PaymentFigure>>;

export function paymentStats(
  payments: readonly Alike<Pick<AdminPayment, 'amount' | 'status'>>[],
): AdminPaymentStats {
  const figure = (status: AdminPaymentStatus): PaymentFigure => {
    const found = payments.filter((payment) => payment.status === status);
    return { count: countOf(found), sum: sumMoney(found.map(({ amount }) => amount)) };
  };
  return { Completed: figure('Completed'), Pending: figure('Pending'), Failed: figure('Failed') };
}
