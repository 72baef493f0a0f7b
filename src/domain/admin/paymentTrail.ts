import type { IsoDateTime } from '@/domain/time/dates';
import type { PaymentEndReason, PaymentState } from '../payment/paymentState';

/** A state that a payment came into. */
export interface PaymentStep {
  at: IsoDateTime;
  state: PaymentState;
  /** Why it ended; null where that is not known. */
  reason: PaymentEndReason | null;
}

/** The way of a payment from its beginning until now. */
export interface PaymentTrail {
  /** Id of the gateway that takes its money; null where the balance pays. */
  gateway: string | null;
  /** Number of the payment at its gateway. */
  reference: string | null;
  /** Oldest first; none of a payment from before the steps were recorded. */
  steps: readonly PaymentStep[];
}
