import type { IsoDate } from '@/domain/time/dates';
import { sumMoney, type Money } from '@/domain/money/money';
import { countOf, type Grouped } from './grouped';
import type { BillItem } from '../payment/bill';
import type { CurrencyAmount } from '../payment/currency';
import { isTransferred, type BookedMethodId } from '../payment/method';
import type { KnownPaymentStatus } from '../payment/payment';
import { paymentEndReasons, type PaymentEndReason, type PaymentState } from '../payment/paymentState';

/** §4: what the payments in the admin area are counted by. */
export const countedPaymentStatuses = ['Completed', 'Pending', 'Failed'] as const;
/** The states of a payment there: of a completed one a part or all may have been given back (D27). */
export const adminPaymentStatuses = [...countedPaymentStatuses, 'PartlyRefunded', 'Refunded'] as const;
export type AdminPaymentStatus = (typeof adminPaymentStatuses)[number];

/** Why a payment came to nothing: the bank's reason, its time was over, or somebody gave it up. */
export const paymentFailures = [...paymentEndReasons, 'expired', 'canceled'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** Why a payment in this state failed. */
export function failureOf(state: PaymentState, reason: PaymentEndReason | null): PaymentFailure | null {
  if (state === 'failed') return reason;
  if (state === 'canceled') return reason ?? 'canceled';
  return state === 'expired' ? 'expired' : null;
}

/** Whether the account of a customer is still there. */
export const accountStates = ['open', 'deleted'] as const;

/** A payment as the administrators see it (§3). */
export interface AdminPayment {
  id: number;
  /** E-mail of the customer. */
  user: string;
  /** Payments stay in the books after their customer's account (D33). */
  account: (typeof accountStates)[number];
  amount: Money;
  method: BookedMethodId;
  status: AdminPaymentStatus;
  date: IsoDate;
  /** Purpose of the payment (§3 'description'), as codes that each language has words for. */
  items: readonly BillItem[];
  /** Why it failed; null of one that did not, and where that is not known. */
  failure: PaymentFailure | null;
  /** It topped up the balance, and is no sale (D47). */
  isTopUp: boolean;
  /**
   * Sum that is expected by its method, commission included. Null for a payment that an administrator cannot mark as
   * received.
   */
  expected: ExpectedSum | null;
}

/** A sum that an administrator takes for received; what is paid at a bank is only received whole. */
export interface ExpectedSum extends CurrencyAmount {
  isWhole: boolean;
}

/** A customer's payment to an administrator. */
export const adminPaymentStatusOf = {
  Paid: 'Completed',
  Pending: 'Pending',
  Canceled: 'Failed',
  PartlyRefunded: 'PartlyRefunded',
  Refunded: 'Refunded',
} as const satisfies Readonly<Record<KnownPaymentStatus, AdminPaymentStatus>>;

type ProcessablePayment = Pick<AdminPayment, 'status' | 'account'>;
type Received = ProcessablePayment & Pick<AdminPayment, 'expected'>;

/** §4: only Pending offers Process Payment; of a deleted account there is no balance that it could be added to. */
export function canProcess({ status, account }: ProcessablePayment): boolean {
  return status === 'Pending' && account === 'open';
}

/** Money that comes for a transfer that is over is entered as well: it goes to the balance (D42). */
export function canCredit({
  status,
  account,
  method,
}: ProcessablePayment & Pick<AdminPayment, 'method'>): boolean {
  return status === 'Failed' && account === 'open' && isTransferred(method);
}

/**
 * Returns a payment's status after its customer's account is deleted. A pending payment is cancelled, as a deleted bill
 * is (D12).
 */
export const statusAfterDeletion = (status: AdminPaymentStatus): AdminPaymentStatus =>
  status === 'Pending' ? 'Failed' : status;

/** A payment after its customer's account was deleted. */
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

/** A payment as the activity calls it. */
export const paymentName = (id: number): string => `#${id}`;

/** How many payments of a status there are, and what they come to. */
export interface PaymentFigure {
  count: number;
  sum: Money;
}

/** The payment stats of §2. */
export type AdminPaymentStats = Readonly<Record<(typeof countedPaymentStatuses)[number], PaymentFigure>>;

/** Whether a payment is counted as completed: until all of it was given back. */
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
