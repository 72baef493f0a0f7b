import type { CartEntry } from '../cart/entry';
import type { Payment } from './payment';
import type { PaymentEndReason, PaymentState } from './paymentState';

/** Progress of a payment, with the data needed to retry it. */
export interface PaymentProgress {
  payment: Payment;
  state: PaymentState;
  /** Why the bank declined it. */
  reason: PaymentEndReason | null;
  /** Link to continue paying at the bank. */
  continueAt: string | null;
  /** E-mail for the receipt. */
  email: string;
  /** Null if nothing was ordered. */
  order: { entries: readonly CartEntry[]; promo: string | null } | null;
  /** Bills that it pays; empty otherwise. */
  bills: readonly number[];
}
