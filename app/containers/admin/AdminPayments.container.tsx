import { useCallback } from 'react';
import { paymentRules } from '@/domain/admin/lists';
import type { AdminPayment } from '@/domain/admin/payment';
import { newReceipt, usableReceipt, type ReceiptDraft } from '@/domain/admin/receipt';
import { newRefundOf, usableRefund, type RefundDraft } from '@/domain/admin/refund';
import { useBrand } from '@/i18n/BrandProvider';
import { decimalSign } from '@/i18n/decimalSign';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminPaymentsScreen } from '@/screens/admin/AdminPaymentsScreen/AdminPaymentsScreen';
import {
  paymentProblems,
  toAdminPaymentsView,
  type PaymentDraft,
} from '@/screens/admin/AdminPaymentsScreen/adminPaymentsView';
import { downloadText } from '@app/device/download';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { usePaymentFigures, usePaymentTrail } from '@app/reads/adminReads';
import { useToast } from '@app/providers/ToastProvider';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { replaceById } from '@/domain/admin/replaceById';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { toReceiptText } from '@/screens/admin/AdminPaymentsScreen/toReceiptText';
import { toRefundNotice } from '@/screens/admin/AdminPaymentsScreen/toRefundNotice';

/** Every customer's payments (§2 '/admin/payments'). */
export default function AdminPaymentsContainer() {
  const { admin } = usePorts();
  const i18n = useI18n();
  const brand = useBrand();
  const { t, locale, currency } = i18n;
  const toast = useToast();
  const { list, sums, change, actions } = useList(paymentRules, {
    key: 'admin/payments',
    event: 'admin-payments-failed',
    readPart: admin.payments,
  });
  const figures = usePaymentFigures();
  const dialog = useAdminOverlay<AdminPayment, PaymentDraft, never>();
  const { overlay, openForm } = dialog;
  const trail = usePaymentTrail(overlay.kind === 'details' ? overlay.row.id : null);

  const downloadReceipt = useCallback(
    (payment: AdminPayment) => {
      const name = `receipt-${payment.id}.txt`;
      downloadText(name, 'text/plain', toReceiptText(payment, brand, i18n));
      toast({ type: 'success', title: t('adminPayments.notice.downloaded'), message: name });
    },
    [brand, i18n, t, toast],
  );

  /** Updates a payment in the list; the backend computes its sums. */
  const show = (payment: AdminPayment) => {
    change(replaceById(payment));
    void figures.refresh();
  };

  const openRefund = useCallback(
    (payment: AdminPayment) => openForm(payment, newRefundOf(payment)),
    [openForm],
  );
  const openProcess = useCallback(
    (payment: AdminPayment) =>
      payment.expected && openForm(payment, newReceipt(payment.expected, decimalSign(locale))),
    [openForm, locale],
  );

  const process = (row: AdminPayment, draft: ReceiptDraft) => {
    const received = usableReceipt(draft, row);
    if (!received) return dialog.refuse();
    dialog.send(
      () => admin.processPayment(row.id, received),
      (payment) => {
        show(payment);
        const message = t('adminPayments.notice.processedText', { id: row.id, sum: currency(received) });
        return { type: 'success', title: t('adminPayments.notice.processed'), message };
      },
    );
  };

  const submit = () => {
    if (overlay.kind !== 'form' || overlay.row === null) return;
    const { row, draft } = overlay;
    if ('received' in draft) process(row, draft);
    else refund(row, draft);
  };

  const refund = (row: AdminPayment, draft: RefundDraft) => {
    const order = usableRefund(draft, row);
    if (!order) return dialog.refuse();
    dialog.send(
      () => admin.refundPayment(row.id, order),
      (payment) => {
        show(payment);
        return toRefundNotice(payment, order, i18n);
      },
    );
  };

  return (
    <AdminPaymentsScreen
      {...actions}
      {...dialog.actions}
      onRefresh={() => {
        actions.onRefresh();
        void figures.refresh();
      }}
      view={toAdminPaymentsView({
        list,
        sums,
        stats: figures.state,
        trail: trail.state,
        overlay: withProblems(overlay, paymentProblems, {}),
      })}
      onReceiptDownload={downloadReceipt}
      onRefundOpen={openRefund}
      onProcessOpen={openProcess}
      onFormSubmit={submit}
    />
  );
}
