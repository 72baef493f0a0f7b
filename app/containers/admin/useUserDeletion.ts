import { useCallback, useEffect, useState } from 'react';
import type { AccountSettlement } from '@/domain/account/settlement';
import { deletionProblems, newDeletion, usableDeletion, type DeletionDraft } from '@/domain/admin/settlement';
import type { AdminUser } from '@/domain/admin/user';
import type { Loaded } from '@/domain/results/loaded';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import type { Notice } from '@app/calls/calls';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { failureReason } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';

const loading: Loaded<AccountSettlement> = { status: 'loading' };

/** Form for deleting an account, with the current sums of its settlement (D45). */
export function useUserDeletion(onDeleted: (user: AdminUser) => Notice) {
  const { admin } = usePorts();
  const dialog = useAdminOverlay<AdminUser, DeletionDraft, never>();
  const { overlay, openForm } = dialog;
  const row = overlay.kind === 'form' ? overlay.row : null;
  const isRefused = overlay.kind === 'form' && overlay.submission.status === 'failed';
  const id = row?.id ?? null;
  const [settlement, setSettlement] = useState<Loaded<AccountSettlement>>(loading);

  // Reloads after a refusal, because the sums have changed.
  useEffect(() => {
    if (id === null) return;
    const left = new AbortController();
    const show = (next: Loaded<AccountSettlement>) => {
      if (!left.signal.aborted) setSettlement(next);
    };
    admin.settlement(id, left.signal).then(
      (value) => show({ status: 'ready', value }),
      (error: unknown) => show({ status: 'error', reason: failureReason(error) }),
    );
    return () => left.abort();
  }, [admin, id, isRefused]);

  const open = useCallback(
    (user: AdminUser) => {
      setSettlement(loading);
      openForm(user, newDeletion);
    },
    [openForm],
  );

  const submit = () => {
    if (overlay.kind !== 'form' || row === null || settlement.status !== 'ready') return;
    const deletion = usableDeletion(overlay.draft, settlement.value);
    if (!deletion) {
      dialog.refuse();
      return;
    }
    dialog.send(
      () => admin.deleteUser(row.id, deletion),
      () => onDeleted(row),
    );
  };

  return {
    view: { overlay: withProblems(overlay, deletionProblems, {}), settlement },
    actions: {
      onUserDelete: open,
      onDeletionChange: dialog.actions.onDraftChange,
      onDeletionSubmit: submit,
      onDeletionClose: dialog.actions.onOverlayClose,
    },
  };
}
