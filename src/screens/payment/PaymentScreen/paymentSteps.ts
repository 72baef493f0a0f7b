import { payerProblems, type Payer } from '@/domain/payment/payer';
import { paymentStepIds, type PaymentStepId } from './paymentView';
import { choiceOf, payerOf, type PaymentDraft } from './paymentDraft';
import type { PaymentQuote } from './paymentSum';

const stepParameter = 'step';

/** Parses the step of an address: one of the four, none or unknown. */
export function parseStepUrl(search: string): PaymentStepId | 'none' | 'unknown' {
  const text = new URLSearchParams(search).get(stepParameter);
  if (text === null) return 'none';
  return paymentStepIds.find((id) => id === text) ?? 'unknown';
}

/** Query of a step's address. */
export function stepSearch(step: PaymentStepId): string {
  return `?${stepParameter}=${step}`;
}

/** Returns the first incomplete step, or the last one. `saved` is `null` until loaded. */
export function firstUnfinished(
  draft: PaymentDraft,
  { blocker }: Pick<PaymentQuote, 'blocker'>,
  saved: readonly Payer[] | null,
): PaymentStepId {
  // An unresolved promo code can be confirmed at any step.
  if (blocker !== null && blocker !== 'promo') return 'method';
  return (
    (['payee', 'payer'] as const).find((step) => stepFaults(step, draft, saved).length > 0) ?? 'confirmation'
  );
}

/** Returns the fields that block a step. `saved` is `null` until loaded. */
export function stepFaults(
  step: PaymentStepId,
  draft: PaymentDraft,
  saved: readonly Payer[] | null,
): readonly string[] {
  if (step === 'payee') return choiceOf(draft, saved) === '' ? ['choice'] : [];
  return step === 'payer' ? Object.keys(payerProblems(payerOf(draft, saved ?? []))) : [];
}

/** Returns the next step; `null` after the last, which pays. */
export function stepAfter(step: PaymentStepId): PaymentStepId | null {
  return paymentStepIds[paymentStepIds.indexOf(step) + 1] ?? null;
}

/** Returns the step to show: the requested one, unless earlier ones are incomplete (D20). */
export function shownStep(
  requested: PaymentStepId | 'none' | 'unknown',
  unfinished: PaymentStepId,
): PaymentStepId {
  if (requested === 'none') return 'method';
  if (requested === 'unknown') return unfinished;
  return paymentStepIds.indexOf(requested) > paymentStepIds.indexOf(unfinished) ? unfinished : requested;
}
