import { useCallback } from 'react';
import { newCancel, usableNote, type CancelDraft } from '@/domain/admin/cancellation';
import type { useAdminOverlay } from '@app/forms/useAdminOverlay';

type Dialog<Row, Action extends string> = ReturnType<typeof useAdminOverlay<Row, CancelDraft, Action>>;

/**
 * Form for cancelling something of a customer's, with a reason.
 *
 * @param cancel called with the row and the reason once it is valid
 */
export function useCancelForm<Row, Action extends string>(
  { overlay, openForm, refuse }: Pick<Dialog<Row, Action>, 'overlay' | 'openForm' | 'refuse'>,
  cancel: (row: Row, note: string) => void,
) {
  return {
    onCancelOpen: useCallback((row: Row) => openForm(row, newCancel), [openForm]),
    onFormSubmit: () => {
      if (overlay.kind !== 'form' || overlay.row === null) return;
      const note = usableNote(overlay.draft);
      if (note === null) refuse();
      else cancel(overlay.row, note);
    },
  };
}
