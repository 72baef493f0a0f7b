import { useParams } from 'react-router-dom';
import { usableAdjustment, type AdjustmentDraft } from '@/domain/admin/adjustment';
import type { AdminPayment } from '@/domain/admin/payment';
import { newBillDraft, usableNewBill, type NewBillDraft } from '@/domain/admin/newBill';
import { newRefundOf, usableRefund, type RefundDraft } from '@/domain/admin/refund';
import type { AdminUser } from '@/domain/admin/user';
import { dayIn } from '@/domain/time/timeZone';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminCustomerScreen } from '@/screens/admin/AdminCustomerScreen/AdminCustomerScreen';
import {
  customerIdOf,
  customerProblems,
  newAdjustment,
  toAdminCustomerView,
  type CustomerDraft,
  type CustomerQuestion,
  type CustomerSubject,
} from '@/screens/admin/AdminCustomerScreen/adminCustomerView';
import { toRefundNotice } from '@/screens/admin/AdminPaymentsScreen/toRefundNotice';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useNow } from '@app/device/clock';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useAdminAccount, useCustomer } from '@app/reads/adminReads';
import { timeZoneStore } from '@app/stores/timeZoneStore';
import { useAccountMerge } from './useAccountMerge';
import { useStaffNote } from './useStaffNote';
import { useViewAs } from './useViewAs';

/** One customer (`/admin/users/:id`). */
export default function AdminCustomerContainer() {
  const id = customerIdOf(useParams()['id']);
  const { admin } = usePorts();
  const i18n = useI18n();
  const { t, money } = i18n;
  const { state, refresh } = useCustomer(id);
  const today = dayIn(timeZoneStore.getSnapshot(), new Date(useNow()));
  const account = useAdminAccount().state;
  const toast = useToast();
  const note = useStaffNote(id);
  const notice = (title: string, message: string) => ({ type: 'success', title, message }) as const;
  const merge = useAccountMerge(({ name }, email) =>
    notice(t('adminCustomer.notice.merged'), t('adminCustomer.notice.mergedText', { name, email })),
  );
  const dialog = useAdminOverlay<CustomerSubject, CustomerDraft, CustomerQuestion>();
  const viewAs = useViewAs(dialog.send);
  const { overlay } = dialog;

  const confirm = () => {
    if (overlay.kind !== 'question') return;
    const { row } = overlay;
    if (row.kind === 'note')
      dialog.send(
        () => admin.deleteStaffNote(row.note.id),
        () => null,
      );
    else if (overlay.action === 'viewAs') viewAs(row.user.id);
    else if (overlay.action === 'endFactor')
      dialog.send(
        () => admin.endSecondFactor(row.user.id),
        ({ name }) => notice(t('adminCustomer.notice.factorEnded'), name),
      );
    else
      dialog.send(
        () => admin.suspendUser(row.user.id),
        ({ name }) => notice(t('adminCustomer.notice.suspended'), name),
      );
  };

  const adjust = (user: AdminUser, draft: AdjustmentDraft) => {
    const adjustment = usableAdjustment(draft, user.balance);
    if (!adjustment) return dialog.refuse();
    dialog.send(
      () => admin.adjustBalance(user.id, adjustment),
      ({ name, balance }) =>
        notice(
          t(`adminCustomer.notice.${adjustment.direction}`),
          t('adminCustomer.notice.adjustedText', { name, balance: money(balance) }),
        ),
    );
  };

  const refund = (payment: AdminPayment, draft: RefundDraft) => {
    const order = usableRefund(draft, payment);
    if (!order) return dialog.refuse();
    dialog.send(
      () => admin.refundPayment(payment.id, order),
      (refunded) => toRefundNotice(refunded, order, i18n),
    );
  };

  const bill = (user: AdminUser, draft: NewBillDraft) => {
    const made = usableNewBill(draft, today);
    if (!made) return dialog.refuse();
    dialog.send(
      () => admin.addBill(user.id, made),
      ({ number, amount }) =>
        notice(
          t('adminCustomer.notice.billMade'),
          t('adminCustomer.notice.billMadeText', { number, amount: money(amount) }),
        ),
    );
  };

  const submit = () => {
    if (overlay.kind !== 'form' || overlay.row === null) return;
    const { draft, row } = overlay;
    const { user } = row;
    if (draft.form === 'adjust') return adjust(user, draft);
    if (draft.form === 'bill') return bill(user, draft);
    if (draft.form === 'refund') return row.kind === 'payment' ? refund(row.payment, draft) : undefined;
    const { returnsLostDays } = draft;
    dialog.send(
      () => admin.saveUser(user.id, { name: user.name, status: 'Active', returnsLostDays }),
      ({ name }) => notice(t('adminCustomer.notice.restored'), name),
    );
  };

  return (
    <AdminCustomerScreen
      {...dialog.actions}
      {...merge.actions}
      view={toAdminCustomerView(id, state, {
        noteForm: note.form,
        merge: merge.view,
        role: account.status === 'ready' ? account.value.role : null,
        overlay: withProblems(overlay, (draft, row) => customerProblems(draft, row, today), {}),
      })}
      onRetry={() => void refresh()}
      onRestore={(user) =>
        dialog.openForm({ kind: 'customer', user }, { form: 'restore', returnsLostDays: true })
      }
      onAdjust={(direction, user) => dialog.openForm({ kind: 'customer', user }, newAdjustment(direction))}
      onBill={(user) => dialog.openForm({ kind: 'customer', user }, { form: 'bill', ...newBillDraft(today) })}
      onRefund={(payment, user) =>
        dialog.openForm({ kind: 'payment', user, payment }, { form: 'refund', ...newRefundOf(payment) })
      }
      onQuestionConfirm={confirm}
      onFormSubmit={submit}
      onNoteChange={note.change}
      onNoteSubmit={note.submit}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
