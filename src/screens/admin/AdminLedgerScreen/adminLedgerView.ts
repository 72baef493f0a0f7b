import { ledgerProblems, type LedgerDraft, type LedgerProblems } from '@/domain/admin/ledger';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { FormState } from '@/domain/form/formState';
import type { AdminSubmission } from '../list/adminListTypes';
import { toAdminSubmission } from '../list/toAdminSubmission';

export interface AdminLedgerView {
  draft: LedgerDraft;
  /** Empty before the first failed attempt. */
  problems: LedgerProblems;
  /** Increases with every failed submit, which moves focus to the error. */
  refusals: number;
  submission: AdminSubmission;
}

export interface AdminLedgerScreenProps {
  view: AdminLedgerView;
  onDraftChange: (patch: Partial<LedgerDraft>) => void;
  /** Downloads the file. */
  onDownload: () => void;
}

/** Makes the screen's view. */
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
