import type { IsoDate } from '@/domain/time/dates';
import { sumMoney, type Money } from '@/domain/money/money';
import { countOf, type Grouped } from './grouped';
import type { BillItem } from '../payment/bill';
import type { CurrencyAmount } from '../payment/currency';
import { isTransferred, type BookedMethodId } from '../payment/method';
import type { KnownPaymentStatus } from '../payment/payment';
import { paymentEndReasons, type PaymentEndReason, type PaymentState } from '../payment/paymentState';

/** Statuses that the payment statistics count (§4). */
export const countedPaymentStatuses = ['Completed', 'Pending', 'Failed'] as const;
/** Statuses in the admin area; a completed payment may be refunded in part or in full (D27). */
export const adminPaymentStatuses = [...countedPaymentStatuses, 'PartlyRefunded', 'Refunded'] as const;
export type AdminPaymentStatus = (typeof adminPaymentStatuses)[number];

/** Why a payment failed: the bank's reason, expired or cancelled. */
export const paymentFailures = [...paymentEndReasons, 'expired', 'canceled'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** Returns why a payment failed; null if it did not. */
export function failureOf(state: PaymentState, reason: PaymentEndReason | null): PaymentFailure | null {
  if (state === 'failed') return reason;
  if (state === 'canceled') return reason ?? 'canceled';
  return state === 'expired' ? 'expired' : null;
}

/** Whether the customer's account still exists. */
export const accountStates = ['open', 'deleted'] as const;

/** A payment as the administrators see it (§3). */
export interface AdminPayment {
  id: number;
  /** E-mail of the customer. */
  user: string;
  /** Payments are kept after their customer's account is deleted (D33). */
  account: (typeof accountStates)[number];
  amount: Money;
  method: BookedMethodId;
  status: AdminPaymentStatus;
  date: IsoDate;
  /** Purpose of the payment (§3 'description') as codes that each language translates. */
  items: readonly BillItem[];
  /** Why it failed; null if it did not, or if the reason is unknown. */
  failure: PaymentFailure | null;
  /** Whether it is a balance top-up, which is not a sale (D47). */
  isTopUp: boolean;
  /** E-mail of the colleague who made or paid it; absent for the owner. */
  member?: string | undefined;
  /**
   * Sum that its method should deliver, commission included. Null if an administrator cannot mark the payment as
   * received.
   */
  expected: ExpectedSum | null;
}

/** Sum that an administrator enters as received. Payments at a bank can only be received in full. */
export interface ExpectedSum extends CurrencyAmount {
  isWhole: boolean;
}

/** Maps a customer's payment status to the admin status. */
export const adminPaymentStatusOf = {
  Paid: 'Completed',
  Pending: 'Pending',
  Canceled: 'Failed',
  PartlyRefunded: 'PartlyRefunded',
  Refunded: 'Refunded',
} as const satisfies Readonly<Record<KnownPaymentStatus, AdminPaymentStatus>>;

type ProcessablePayment = Pick<AdminPayment, 'status' | 'account'>;
type Received = ProcessablePayment & Pick<AdminPayment, 'expected'>;

/** Only Pending offers Process Payment (§4); a deleted account has no balance to credit. */
export function canProcess({ status, account }: ProcessablePayment): boolean {
  return status === 'Pending' && account === 'open';
}

/** Money for an expired or cancelled transfer can be entered too; it is credited to the balance (D42). */
export function canCredit({
  status,
  account,
  method,
}: ProcessablePayment & Pick<AdminPayment, 'method'>): boolean {
  return status === 'Failed' && account === 'open' && isTransferred(method);
}

/** Returns a payment's status after its customer's account is deleted: a pending payment is cancelled (D12). */
export const statusAfterDeletion = (status: AdminPaymentStatus): AdminPaymentStatus =>
  status === 'Pending' ? 'Failed' : status;

/** Returns a payment as it is after its customer's account is deleted. */
export function afterDeletion<Payment extends Received & Pick<AdminPayment, 'failure'>>(
  payment: Payment,
): Payment {
  const isCanceled = payment.status === 'Pending';
  return {
    ...payment,
    account: 'deleted',
    expected: null,
    status: statusAfterDeletion(payment.status),
    failure: isCanceled ? 'canceled' : payment.failure,
  };
}

/** Name of a payment in the activity feed. */
export const paymentName = (id: number): string => `#${id}`;

/** Number and total of the payments of one status. */
export interface PaymentFigure {
  count: number;
  sum: Money;
}

/** The payment stats of §2. */
export type AdminPaymentStats = Readonly<Record<(typeof countedPaymentStatuses)[number], PaymentFigure>>;

/** Whether a payment counts as completed; it stops counting once it is fully refunded. */
export const isCompleted = ({ status }: Pick<AdminPayment, 'status'>): boolean =>
  status === 'Completed' || status === 'PartlyRefunded';

export function paymentStats(
  payments: readonly Grouped<Pick<AdminPayment, 'amount' | 'status'>>[],
): AdminPaymentStats {
  const figure = (isCounted: (payment: Pick<AdminPayment, 'status'>) => boolean): PaymentFigure => {
    const found = payments.filter(isCounted);
    return { count: countOf(found), sum: sumMoney(found.map(({ amount }) => amount)) };
  };
  return {
    Completed: figure(isCompleted),
    Pending: figure(({ status }) => status === 'Pending'),
    Failed: figure(({ status }) => status === 'Failed'),
  };
}
