import type { Payer } from '@/domain/payment/payer';
import { type PayRefusal, type PaymentForm } from '@/screens/payment/PaymentScreen/paymentState';
import type { parseStepUrl } from '@/screens/payment/PaymentScreen/paymentSteps';
import type { PaymentWizardProps } from '@/screens/payment/PaymentScreen/paymentView';
import { type Send } from '@app/forms/useForm';
import type { PaymentSession } from '@app/stores/paymentSession';
export interface PaymentFormUse {
  form: PaymentForm;
  send: Send<PayRefusal>;
  /** The step cannot be left for these fields. */
  refuse: (fields: readonly string[]) => void;
  /** What the last attempt came to is history. */
  clear: () => void;
  /** What is typed and chosen at the steps. */
  actions: Omit<PaymentWizardProps, 'view' | 'onPayersRetry' | 'onSubmit'>;
}
/** The draft of a payment, over all its steps. Another step starts without the faults of the one before. */
export declare function usePaymentForm(
  { draft: restored, checkout }: PaymentSession,
  requested: ReturnType<typeof parseStepUrl>,
  saved: readonly Payer[],
): PaymentFormUse;
