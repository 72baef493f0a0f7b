import type { KnownPaymentStatus } from './payment';

/**
 * Where a payment stands (D27). `created`: its money has not been sent for, or comes by transfer; `redirected`: the person is at
 * the bank; `failed`: the bank declined it; `expired`: nobody paid in time; `canceled`: given up by the customer.
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

/** A bank may still report money for a payment that was over here: it counts as paid from then on. */
const late = ['paid'] as const;

const moves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['redirected', 'paid', 'failed', 'expired', 'canceled'],
  redirected: ['paid', 'failed', 'expired', 'canceled'],
  paid: ['refunded'],
  failed: late,
  expired: late,
  canceled: late,
  // A refund whose money has not left can be cancelled.
  refunded: late,
};

/** Whether a payment may go from one state to the other; the database has the same rule. */
export function canMove(from: PaymentState, to: PaymentState): boolean {
  return moves[from].includes(to);
}

/** Whether it waits for its money. */
export function isOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'redirected';
}

/**
 * Status in the payment history for each state (§4). A paid payment is `PartlyRefunded` once a part of it was refunded.
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

/** The state of a payment of which only the status is known. */
export const stateOfStatus: Readonly<Record<KnownPaymentStatus, PaymentState>> = {
  Pending: 'created',
  Paid: 'paid',
  Canceled: 'canceled',
  PartlyRefunded: 'paid',
  Refunded: 'refunded',
};

/** Why a bank declines a payment, as far as it tells; the person reads a sentence for each. */
export const declineReasons = [
  'insufficientFunds',
  'cardExpired',
  'limitExceeded',
  'notConfirmed',
  'canceledByPayer',
  'refusedByBank',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Why a payment ended without its money: the bank's reason, or a price that no longer holds (D39). */
export const paymentEndReasons = [...declineReasons, 'priceChanged'] as const;
export type PaymentEndReason = (typeof paymentEndReasons)[number];
