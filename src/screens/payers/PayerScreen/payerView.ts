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

/** Where what is typed of a payer and not saved lasts as long as the tab; `id` null is one that is being added. */
export const payerDraftKey = (id: string | null) => `draft.payer.${id ?? 'new'}` as const;

/** A payer's form: of one that is saved, or of one that is being added. */
export interface PayerFormView {
  status: 'ready';
  /** As it is saved; null while it is being added. */
  payer: Payer | null;
  draft: PayerDraft;
  /** Of the last refusal, those not yet solved. */
  problems: Partial<Record<PayerField, PayerProblem>>;
  submission: { status: 'idle' } | { status: 'pending' } | { status: 'failed'; reason: FailureReason };
  /** How many times the form was refused, by its rules or by a failed call. */
  refusals: number;
  /** It holds what an earlier visit left unsaved. */
  isRestored: boolean;
  listHref: string;
  /** Its bills and payments; null while there can be none. */
  billsHref: string | null;
  removal: PayerRemoval | null;
}

export interface PayerFormActions extends RemovalActions {
  onDraftChange: (patch: Partial<PayerDraft>) => void;
  /** Discards the draft that an earlier visit left. */
  onDraftDiscard: () => void;
  onSubmit: () => void;
  onRemovalAsk: () => void;
}

export type PayerScreenProps =
  | { view: { status: 'loading' } }
  | { view: { status: 'error'; reason: FailureReason }; onRetry: () => void }
  /** The address names nobody, or somebody who is gone. */
  | { view: { status: 'noSuchPayer'; listHref: string } }
  | ({ view: PayerFormView } & PayerFormActions);

/** Sources of the form's view. */
export interface PayerFormSources extends Pick<PayerFormView, 'payer' | 'isRestored' | 'removal'> {
  /** The saved payers beside it. */
  others: readonly Payer[];
  form: FormState<PayerDraft>;
}

/** The form as its screen shows it. */
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
