import type { Settled } from '@/screens/payment/PaymentScreen/paymentState';
import type { PaymentPurpose } from '@/screens/payment/PaymentScreen/paymentView';
import { type PaymentSession } from '@app/stores/paymentSession';
export interface HeldSession {
  /** `null`: there is no order to pay for. */
  session: PaymentSession | null;
  /** The payment was accepted. */
  end: (settled: Settled) => void;
}
/** The payment that the address means, found again at every step, reload, Back and Forward. */
export declare function usePaymentSession(purpose: PaymentPurpose): HeldSession;
