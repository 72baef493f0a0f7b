import type { FormState } from '@/domain/form/formState';
import type { Payment } from '@/domain/payment/payment';
import type { PortError } from '@/domain/results/portError';
import type { PaymentDraft } from './paymentDraft';

/** A payment that was accepted, and where its receipt goes. */
export interface Settled {
  payment: Payment;
  email: string;
}

export type RefusalReason = 'declined' | 'unavailable';

/**
 * Why no payment was made: it was refused; or not sent, because the price is no longer the one that was shown
 * (`repriced`, D10), or something of it has been paid for already in another tab (`paidBefore`).
 */
export type PayRefusal = RefusalReason | 'repriced' | 'paidBefore';

/**
 * Maps a refused payment to the form's refusal. Whichever side takes the money prices the payment from newer data than
 * the form shows.
 */
export function toPayRefusal(
  refusal: RefusalReason | 'alreadySettled' | 'priceChanged' | 'insufficientBalance',
): PayRefusal {
  if (refusal === 'alreadySettled') return 'paidBefore';
  return refusal === 'priceChanged' || refusal === 'insufficientBalance' ? 'repriced' : refusal;
}

/** The wizard's form: one draft for all four steps. */
export type PaymentForm = FormState<PaymentDraft, PayRefusal>;

/** Why the last attempt failed; `null` for none, and for one that is under way or succeeded. */
export function payFailure({ submission }: PaymentForm): PortError | PayRefusal | null {
  return submission.status === 'failed' ? submission.failure : null;
}
