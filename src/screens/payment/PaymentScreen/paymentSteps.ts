import { payerProblems, type Payer } from '@/domain/payment/payer';
import { paymentStepIds, type PaymentStepId } from './paymentView';
import { choiceOf, payerOf, type PaymentDraft } from './paymentDraft';
import type { PaymentQuote } from './paymentSum';

const stepParameter = 'step';

/** The step that an address asks for: one of the four, none, or something that is no step. */
export function parseStepUrl(search: string): PaymentStepId | 'none' | 'unknown' {
  const text = new URLSearchParams(search).get(stepParameter);
  if (text === null) return 'none';
  return paymentStepIds.find((id) => id === text) ?? 'unknown';
}

/** The address of a step, below the page's own. */
export function stepSearch(step: PaymentStepId): string {
  return `?${stepParameter}=${step}`;
}

/** The first step that is not filled in yet; the last one when all are. `saved` is `null` until it has loaded. */
export function firstUnfinished(
  draft: PaymentDraft,
  { blocker }: Pick<PaymentQuote, 'blocker'>,
  saved: readonly Payer[] | null,
): PaymentStepId {
  // A refused promo code is agreed to wherever one is.
  if (blocker !== null && blocker !== 'promo') return 'method';
  return (
    (['payee', 'payer'] as const).find((step) => stepFaults(step, draft, saved).length > 0) ?? 'confirmation'
  );
}

/** The fields that keep a person at a step. `saved` is `null` until it has loaded. */
export function stepFaults(
  step: PaymentStepId,
  draft: PaymentDraft,
  saved: readonly Payer[] | null,
): readonly string[] {
  if (step === 'payee') return choiceOf(draft, saved) === '' ? ['choice'] : [];
  return step === 'payer' ? Object.keys(payerProblems(payerOf(draft, saved ?? []))) : [];
}

/** The step after this one; `null` after the last, which pays. */
export function stepAfter(step: PaymentStepId): PaymentStepId | null {
  return paymentStepIds[paymentStepIds.indexOf(step) + 1] ?? null;
}

/** The step that is shown: the one requested, unless it is ahead of what is filled in, or none at all (D20). */
export function shownStep(
  requested: PaymentStepId | 'none' | 'unknown',
  unfinished: PaymentStepId,
): PaymentStepId {
  if (requested === 'none') return 'method';
  if (requested === 'unknown') return unfinished;
  return paymentStepIds.indexOf(requested) > paymentStepIds.indexOf(unfinished) ? unfinished : requested;
}
