import { type Checkout } from '@/domain/cart/checkout';
import type { Settled } from '@/screens/payment/PaymentScreen/paymentState';
import type { PaymentPurpose } from '@/screens/payment/PaymentScreen/paymentView';
import { type PaymentDraft } from '@/screens/payment/PaymentScreen/paymentDraft';
/** One payment from its beginning to its end. The key makes it one, however often it is sent. */
export interface PaymentSession {
  key: string;
  /** Of the payment that went to the bank, which this one repeats. */
  before?: string | undefined;
  /** `null` for topping up. */
  checkout: Checkout | null;
  draft: PaymentDraft;
  /** How it ended, when it has. */
  settled: Settled | null;
}
/** Where one has come to, and with what. */
export interface Arrival {
  purpose: PaymentPurpose;
  state: unknown;
  /** On a step of the way, not at its beginning. */
  isUnderWay: boolean;
}
/**
 * The payment that an address means. An entry of the browser's history names it by its key, so Back after paying
 * finds the payment that ended and never starts another. A new order starts one, unless the same order was
 * started and not ended: then its key stays, and it is charged once. `null`: there is no order.
 */
export declare function resumePayment(
  { purpose, state, isUnderWay }: Arrival,
  current: PaymentSession | null,
): PaymentSession | null;
/** Stores a payment under way for this tab. */
export declare function storePayment(
  purpose: PaymentPurpose,
  session: PaymentSession,
  draft: PaymentDraft,
): void;
/** A payment has gone to the bank: whoever comes back with what was typed starts another. */
export declare function renewPayment(purpose: PaymentPurpose): void;
/** What was typed has been paid for. */
export declare function forgetPayment(purpose: PaymentPurpose): void;
/** What is being paid for in this tab. */
export declare function storedCheckout(purpose: PaymentPurpose): Checkout | null;
/** Forgets what was typed and remembers how it ended. */
export declare function endPayment(purpose: PaymentPurpose, key: string, settled: Settled): void;
