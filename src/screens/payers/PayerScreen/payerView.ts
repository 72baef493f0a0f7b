import { shownProblems, shownSubmission, type FormState } from '@/domain/form/formState';
import { reasonOf } from '@/domain/results/failureReason';
import type { FailureReason } from '@/domain/results/loaded';
import {
  payerProblems,
  type Payer,
  type PayerDraft,
  type PayerField,
  type PayerProblem,
} from '@/domain/payment/payer';
import { paths, withQuery } from '@/paths';
import type { PayerRemoval, RemovalActions } from '../RemovalDialog';

/** Storage key of a payer's unsaved input in this tab; `id` null is a new payer. */
export const payerDraftKey = (id: string | null) => `draft.payer.${id ?? 'new'}` as const;

/** Form of a saved or a new payer. */
export interface PayerFormView {
  status: 'ready';
  /** The saved payer; null for a new one. */
  payer: Payer | null;
  draft: PayerDraft;
  /** Problems of the last failed submit that are not fixed yet. */
  problems: Partial<Record<PayerField, PayerProblem>>;
  submission: { status: 'idle' } | { status: 'pending' } | { status: 'failed'; reason: FailureReason };
  /** Number of failed submits, by validation or by a failed call. */
  refusals: number;
  /** Whether unsaved input of an earlier visit was restored. */
  isRestored: boolean;
  listHref: string;
  /** Its bills and payments; null if there can be none. */
  billsHref: string | null;
  removal: PayerRemoval | null;
}

export interface PayerFormActions extends RemovalActions {
  onDraftChange: (patch: Partial<PayerDraft>) => void;
  /** Discards the restored draft. */
  onDraftDiscard: () => void;
  onSubmit: () => void;
  onRemovalAsk: () => void;
}

export type PayerScreenProps =
  | { view: { status: 'loading' } }
  | { view: { status: 'error'; reason: FailureReason }; onRetry: () => void }
  /** The payer does not exist (any more). */
  | { view: { status: 'noSuchPayer'; listHref: string } }
  | ({ view: PayerFormView } & PayerFormActions);

/** Sources of the form's view. */
export interface PayerFormSources extends Pick<PayerFormView, 'payer' | 'isRestored' | 'removal'> {
  /** The other saved payers. */
  others: readonly Payer[];
  form: FormState<PayerDraft>;
}

/** Makes the form's view. */
export function toPayerFormView({
  payer,
  others,
  form,
  isRestored,
  removal,
}: PayerFormSources): PayerFormView {
  const { draft, submission, refusals } = form;
  return {
    status: 'ready',
    payer,
    draft,
    problems: shownProblems(payerProblems(draft, others), form),
    submission: shownSubmission(submission, (failure) => ({ reason: reasonOf<never>(failure) })),
    refusals,
    isRestored,
    listHref: paths.dashboard.payers,
    billsHref: payer && withQuery(paths.dashboard.paymentsHistory, { q: payer.name }),
    removal,
  };
}
