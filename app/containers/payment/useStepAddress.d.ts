import type { PaymentStepId } from '@/screens/payment/PaymentScreen/paymentView';
import type { PaymentSession } from '@app/stores/paymentSession';
/**
 * Keeps the address true: a step that is not shown is replaced by the one that is, and the entry of the browser's
 * history names its payment. `shown` is `null` while there is no step to name. Gives the way to another step.
 */
export declare function useStepAddress(
  session: PaymentSession,
  shown: PaymentStepId | null,
): {
  goTo: (step: PaymentStepId) => void;
  leaveSteps: () => void;
};
