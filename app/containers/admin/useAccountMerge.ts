import { useCallback, useEffect, useState } from 'react';
import {
  mergeProblems,
  newMerge,
  soughtEmail,
  soughtProblems,
  usableMerge,
  type MergeDraft,
} from '@/domain/admin/accountMerge';
import type { AdminUser } from '@/domain/admin/user';
import type { MergeView } from '@/screens/admin/AdminCustomerScreen/adminCustomerView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import type { Notice } from '@app/calls/calls';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { failureReason } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';

const none: MergeView['preview'] = { status: 'none' };

/** Form that merges another account into the customer's: finds it by its address, shows a preview, and confirms it. */
export function useAccountMerge(onMerged: (user: AdminUser, closed: string) => Notice) {
  const { admin } = usePorts();
  const dialog = useAdminOverlay<AdminUser, MergeDraft, never>();
  const { overlay, openForm } = dialog;
  const { onDraftChange } = dialog.actions;
  const [preview, setPreview] = useState(none);
  const [sought, setSought] = useState<{ readonly email: string } | null>(null);
  const id = overlay.kind === 'form' ? (overlay.row?.id ?? null) : null;
  // Reloads after a refusal, because the accounts have changed.
  const isRefused = overlay.kind === 'form' && overlay.submission.status === 'failed';

  useEffect(() => {
    if (id === null || sought === null) return;
    const left = new AbortController();
    const show = (next: MergeView['preview']) => {
      if (!left.signal.aborted) setPreview(next);
    };
    admin.previewMerge(id, sought.email, left.signal).then(
      (value) => show(value === null ? { status: 'missing' } : { status: 'ready', value }),
      (error: unknown) => show({ status: 'error', reason: failureReason(error) }),
    );
    return () => left.abort();
  }, [admin, id, sought, isRefused]);

  const forget = useCallback(() => {
    setSought(null);
    setPreview(none);
  }, []);

  const open = useCallback(
    (user: AdminUser) => {
      forget();
      openForm(user, newMerge);
    },
    [forget, openForm],
  );

  const change = useCallback(
    (patch: Partial<MergeDraft>) => {
      // Another address is another account: its preview has not been read.
      if (patch.email !== undefined) forget();
      onDraftChange(patch);
    },
    [forget, onDraftChange],
  );

  const submit = () => {
    if (overlay.kind !== 'form' || overlay.row === null) return;
    const { row, draft } = overlay;
    if (preview.status === 'ready') {
      const merge = usableMerge(draft, preview.value);
      if (merge === null) return dialog.refuse();
      dialog.send(
        () => admin.mergeUsers(row.id, merge),
        (user) => onMerged(user, merge.email),
      );
      return;
    }
    const email = soughtEmail(draft);
    if (email === null) return dialog.refuse();
    setPreview({ status: 'loading' });
    setSought({ email });
  };

  const problemsOf = (draft: MergeDraft) =>
    preview.status === 'ready' ? mergeProblems(draft, preview.value.closes) : soughtProblems(draft);

  return {
    view: { overlay: withProblems(overlay, problemsOf, {}), preview } satisfies MergeView,
    actions: {
      onMerge: open,
      onMergeChange: change,
      onMergeSubmit: submit,
      onMergeClose: dialog.actions.onOverlayClose,
    },
  };
}
