import type { KnownPaymentStatus } from './payment';

/**
 * State of a payment (D27). `created`: not sent to a gateway, or paid by transfer; `redirected`: the person is at the
 * bank; `failed`: the bank declined it; `expired`: not paid in time; `canceled`: cancelled by the customer.
 */
export const paymentStates = [
  'created',
  'redirected',
  'paid',
  'failed',
  'expired',
  'canceled',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A bank may report money for a closed payment; it counts as paid from then on. */
const late = ['paid'] as const;

const transitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['redirected', 'paid', 'failed', 'expired', 'canceled'],
  redirected: ['paid', 'failed', 'expired', 'canceled'],
  paid: ['refunded'],
  failed: late,
  expired: late,
  canceled: late,
  // A refund whose money has not been sent can be cancelled.
  refunded: late,
};

/** Whether a payment may change from one state to the other; the database enforces the same rule. */
export function canTransition(from: PaymentState, to: PaymentState): boolean {
  return transitions[from].includes(to);
}

/** Whether the payment is still unpaid and open. */
export function isOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'redirected';
}

/**
 * Status in the payment history for each state (§4). A paid payment becomes `PartlyRefunded` after a partial refund.
 */
export const statusOfState: Readonly<Record<PaymentState, KnownPaymentStatus>> = {
  created: 'Pending',
  redirected: 'Pending',
  paid: 'Paid',
  failed: 'Canceled',
  expired: 'Canceled',
  canceled: 'Canceled',
  refunded: 'Refunded',
};

/** State of a payment of which only the status is known. */
export const stateOfStatus: Readonly<Record<KnownPaymentStatus, PaymentState>> = {
  Pending: 'created',
  Paid: 'paid',
  Canceled: 'canceled',
  PartlyRefunded: 'paid',
  Refunded: 'refunded',
};

/** Why a bank declined a payment, if it says so; each reason has its message. */
export const declineReasons = [
  'insufficientFunds',
  'cardExpired',
  'limitExceeded',
  'notConfirmed',
  'canceledByPayer',
  'refusedByBank',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Why a payment ended unpaid: the bank's reason, or a changed price (D39). */
export const paymentEndReasons = [...declineReasons, 'priceChanged'] as const;
export type PaymentEndReason = (typeof paymentEndReasons)[number];
