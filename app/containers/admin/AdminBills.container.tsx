import { adminBillRules, type AdminBill } from '@/domain/admin/bill';
import { cancelProblems, type CancelDraft } from '@/domain/admin/cancellation';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminBillsScreen } from '@/screens/admin/AdminBillsScreen/AdminBillsScreen';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useCancelForm } from './useCancelForm';

/** Every customer's bills (D33). */
export default function AdminBillsContainer() {
  const { admin } = usePorts();
  const { t, currency } = useI18n();
  const { list, actions } = useList(adminBillRules, {
    key: 'admin/bills',
    event: 'admin-bills-failed',
    readPart: admin.bills,
  });
  const dialog = useAdminOverlay<AdminBill, CancelDraft, 'receive'>();
  const { overlay } = dialog;

  /** Shows the result; the list is reloaded, because the server decides which bills are listed. */
  const showResult = (title: string, message: string) => {
    actions.onRefresh();
    return { type: 'success', title, message } as const;
  };
  const cancelForm = useCancelForm(dialog, ({ id, number }, note) =>
    dialog.send(
      () => admin.cancelBill(id, note),
      () => showResult(t('adminBills.notice.canceled'), number),
    ),
  );
  const receive = () => {
    if (overlay.kind !== 'question') return;
    const { id, number, amountInPaymentCurrency: due } = overlay.row;
    const text = t('adminBills.notice.receivedText', { number, sum: currency(due) });
    dialog.send(
      () => admin.processPayment(id, due),
      () => showResult(t('adminBills.notice.received'), text),
    );
  };

  return (
    <AdminBillsScreen
      {...actions}
      {...dialog.actions}
      {...cancelForm}
      view={{ ...list, overlay: withProblems(overlay, cancelProblems, {}) }}
      onQuestionConfirm={receive}
    />
  );
}
