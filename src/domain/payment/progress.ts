import type { CartEntry } from '../cart/entry';
import type { Payment } from './payment';
import type { PaymentEndReason, PaymentState } from './paymentState';

/** How a payment stands, with what is needed to try it again. */
export interface PaymentProgress {
  payment: Payment;
  state: PaymentState;
  /** Why the bank declined it. */
  reason: PaymentEndReason | null;
  /** Where it can still be paid, outside the app. */
  continueAt: string | null;
  /** Where the receipt goes. */
  email: string;
  /** Null where nothing was ordered. */
  order: { entries: readonly CartEntry[]; promo: string | null } | null;
  /** The bills that it is to pay; none where it is for something else. */
  bills: readonly number[];
}
