import { useCallback } from 'react';
import {
  adminBillRules,
  billCancelProblems,
  newBillCancel,
  usableNote,
  type AdminBill,
  type BillCancelDraft,
} from '@/domain/admin/bill';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminBillsScreen } from '@/screens/admin/AdminBillsScreen/AdminBillsScreen';
import { toAdminBillsView } from '@/screens/admin/AdminBillsScreen/adminBillsView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { usePagedList } from '@app/lists/usePagedList';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';

/** Every customer's bills (D33). */
export default function AdminBillsContainer() {
  const { admin } = usePorts();
  const { t, money } = useI18n();
  const toast = useToast();
  const { list, actions } = usePagedList(adminBillRules, {
    key: 'admin/bills',
    event: 'admin-bills-failed',
    readPart: admin.bills,
  });
  const dialog = useAdminOverlay<AdminBill, BillCancelDraft, 'receive'>();
  const { overlay, openForm } = dialog;
  const openCancel = useCallback((bill: AdminBill) => openForm(bill, newBillCancel), [openForm]);

  /** Says what was done; the server knows which bills are listed now. */
  const settled = (title: string, message: string) => {
    actions.onRefresh();
    toast({ type: 'success', title, message });
  };
  const cancel = () => {
    if (overlay.kind !== 'form' || overlay.row === null) return;
    const { row, draft } = overlay;
    const note = usableNote(draft);
    if (note === null) return dialog.refuse();
    dialog.send(
      () => admin.cancelBill(row.id, note),
      () => settled(t('adminBills.notice.canceled'), row.number),
    );
  };
  const receive = () => {
    if (overlay.kind !== 'question') return;
    const { id, number, owed } = overlay.row;
    dialog.send(
      () => admin.processPayment(id),
      () =>
        settled(
          t('adminBills.notice.received'),
          t('adminBills.notice.receivedText', { number, sum: money(owed) }),
        ),
    );
  };

  return (
    <AdminBillsScreen
      {...actions}
      {...dialog.actions}
      view={toAdminBillsView({ list, overlay: withProblems(overlay, billCancelProblems, {}) })}
      onCancelOpen={openCancel}
      onFormSubmit={cancel}
      onQuestionConfirm={receive}
    />
  );
}
