import { ledgerProblems, type LedgerDraft, type LedgerProblems } from '@/domain/admin/ledger';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { FormState } from '@/domain/form/formState';
import type { AdminSubmission } from '../list/adminListTypes';
import { toAdminSubmission } from '../list/toAdminSubmission';

export interface AdminLedgerView {
  draft: LedgerDraft;
  /** None before the first refused attempt. */
  problems: LedgerProblems;
  /** Grows with every refusal: focus moves to the fault. */
  refusals: number;
  submission: AdminSubmission;
}

export interface AdminLedgerScreenProps {
  view: AdminLedgerView;
  onDraftChange: (patch: Partial<LedgerDraft>) => void;
  /** The file of these days is wanted. */
  onDownload: () => void;
}

/** Everything the screen shows. */
export const toAdminLedgerView = ({
  draft,
  refusals,
  submission,
}: FormState<LedgerDraft, AdminRefusal>): AdminLedgerView => ({
  draft,
  problems: refusals > 0 ? ledgerProblems(draft) : {},
  refusals,
  submission: toAdminSubmission(submission),
});
