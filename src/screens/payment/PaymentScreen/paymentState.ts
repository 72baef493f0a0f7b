import type { FormState } from '@/domain/form/formState';
import type { Payment } from '@/domain/payment/payment';
import type { PortError } from '@/domain/results/portError';
import type { PaymentDraft } from './paymentDraft';
import type { SumChange } from './paymentView';

/** An accepted payment and its receipt's e-mail. */
export interface Settled {
  payment: Payment;
  email: string;
}

export type RefusalReason = 'declined' | 'unavailable';

/**
 * Why a payment failed: refused; not sent because the sum changed; already paid in another tab
 * (`paidBefore`); accepted in an earlier attempt with other input, whose answer was lost (`acceptedBefore`); or a backup
 * in it does not fit (`backupUnavailable`).
 */
export type PayRefusal = RefusalReason | SumChange | 'paidBefore' | 'acceptedBefore' | 'backupUnavailable';

/** Maps a refused payment to the form's refusal. The backend prices the payment from newer data than the form. */
export function toPayRefusal(
  refusal:
    | RefusalReason
    | 'alreadySettled'
    | 'priceChanged'
    | 'insufficientBalance'
    | 'keyReused'
    | 'backupUnavailable',
): PayRefusal {
  if (refusal === 'alreadySettled') return 'paidBefore';
  if (refusal === 'keyReused') return 'acceptedBefore';
  if (refusal === 'insufficientBalance') return 'balanceChanged';
  return refusal === 'priceChanged' ? 'repriced' : refusal;
}

/** The wizard's form: one draft for all steps. */
export type PaymentForm = FormState<PaymentDraft, PayRefusal>;

/** Returns why the last attempt failed; `null` if none did. */
export function payFailure({ submission }: PaymentForm): PortError | PayRefusal | null {
  return submission.status === 'failed' ? submission.failure : null;
}
