import type { IsoDateTime } from '@/domain/time/dates';
import type { PaymentEndReason, PaymentState } from '../payment/paymentState';

/** A state change of a payment. */
export interface PaymentStep {
  at: IsoDateTime;
  state: PaymentState;
  /** Why the payment ended; null if unknown. */
  reason: PaymentEndReason | null;
}

/** History of a payment's states. */
export interface PaymentTrail {
  /** Id of the payment's gateway; null if the balance pays. */
  gateway: string | null;
  /** Number of the payment at its gateway. */
  reference: string | null;
  /** Oldest first; empty for payments from before steps were recorded. */
  steps: readonly PaymentStep[];
}
