import type { CancelDraft, CancelProblems } from '@/domain/admin/cancellation';
import { maxNoteLength } from '@/domain/admin/note';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminFormDialog } from './AdminFormDialog';
import type { AdminOverlay, AdminOverlayActions } from './adminListTypes';
import { NoteField } from './NoteField';

export interface AdminCancelDialogProps extends Pick<
  AdminOverlayActions<CancelDraft>,
  'onDraftChange' | 'onFormSubmit' | 'onOverlayClose'
> {
  title: string;
  /** Effect on the cancelled item and its money. */
  effect: string;
  submitLabel: string;
  overlay: Extract<AdminOverlay<unknown, CancelDraft, CancelProblems, never>, { kind: 'form' }>;
}

/** Asks for the reason of a cancellation, which the customer reads. */
export function AdminCancelDialog({
  title,
  effect,
  submitLabel,
  overlay: { draft, problems, refusals, submission },
  onDraftChange,
  onFormSubmit,
  onOverlayClose,
}: AdminCancelDialogProps) {
  const { t } = useI18n();
  return (
    <AdminFormDialog
      title={title}
      submitLabel={submitLabel}
      refusals={refusals}
      submission={submission}
      onSubmit={onFormSubmit}
      onClose={onOverlayClose}
    >
      <p>{effect}</p>
      <NoteField
        value={draft.note}
        hint={t('admin.cancel.noteHint', { count: maxNoteLength })}
        problem={problems.note}
        onValueChange={(note) => onDraftChange({ note })}
      />
    </AdminFormDialog>
  );
}
