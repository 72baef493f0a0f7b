import type { PayRefusal, Settled } from '@/screens/payment/PaymentScreen/paymentState';
import type { PaymentPurpose } from '@/screens/payment/PaymentScreen/paymentView';
import type { Send } from '@app/forms/useForm';
import type { PaymentRequest } from '@app/ports/ports';
export interface PayOrder {
  request: PaymentRequest;
  /** The payer is saved for next time. */
  isPayerKept: boolean;
  /** Whether the price that was shown still holds; checked right before anything is sent (D10). */
  isPriceTrue: () => Promise<boolean>;
}
/**
 * Sends the payment; the key makes a second submission the same payment. What follows an accepted payment never
 * undoes it. Whoever left its page meanwhile reads in a notice how it ended, and stays where they are.
 */
export declare function usePay(
  purpose: PaymentPurpose,
  send: Send<PayRefusal>,
  onSettled: (settled: Settled) => void,
  onShown: () => void,
): (order: PayOrder) => void;
