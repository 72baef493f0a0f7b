import { cancelProblems, type CancelDraft } from '@/domain/admin/cancellation';
import { refundRules } from '@/domain/admin/lists';
import type { AdminRefund } from '@/domain/admin/refund';
import { replaceById } from '@/domain/admin/replaceById';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminRefundsScreen } from '@/screens/admin/AdminRefundsScreen/AdminRefundsScreen';
import { toAdminRefundsView } from '@/screens/admin/AdminRefundsScreen/adminRefundsView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useCancelForm } from './useCancelForm';

/** All refunds (D33). */
export default function AdminRefundsContainer() {
  const { admin } = usePorts();
  const { t, money } = useI18n();
  const { list, sums, change, actions } = useList(refundRules, {
    key: 'admin/refunds',
    event: 'admin-refunds-failed',
    readPart: admin.refunds,
  });
  const dialog = useAdminOverlay<AdminRefund, CancelDraft, 'send'>();
  const { overlay } = dialog;
  const showResult = (title: string) => (refund: AdminRefund) => {
    change(replaceById(refund));
    const message = t('adminRefunds.notice.text', { id: refund.id, sum: money(refund.amount) });
    return { type: 'success', title, message } as const;
  };
  const cancelForm = useCancelForm(dialog, ({ id }, note) =>
    dialog.send(() => admin.cancelRefund(id, note), showResult(t('adminRefunds.notice.canceled'))),
  );
  const send = (id: number) =>
    dialog.send(() => admin.markRefundSent(id), showResult(t('adminRefunds.notice.sent')));
  return (
    <AdminRefundsScreen
      {...actions}
      {...dialog.actions}
      {...cancelForm}
      view={toAdminRefundsView({ list, sums, overlay: withProblems(overlay, cancelProblems, {}) })}
      onQuestionConfirm={() => overlay.kind === 'question' && send(overlay.row.id)}
    />
  );
}
