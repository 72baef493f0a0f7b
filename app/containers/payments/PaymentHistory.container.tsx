import { useCallback, useReducer, useState } from 'react';
import { kopecks } from '@/domain/money/money';
import type { Payment } from '@/domain/payment/payment';
import { payeeOf } from '@/domain/documents/payees';
import { paymentRules } from '@/domain/payment/paymentRules';
import { periodsAt } from '@/domain/payment/periods';
import { useI18n } from '@/i18n/I18nProvider';
import { PaymentHistoryScreen } from '@/screens/payments/PaymentHistoryScreen/PaymentHistoryScreen';
import { toPaymentHistoryView } from '@/screens/payments/PaymentHistoryScreen/paymentHistoryView';
import { paymentOverlayReducer } from '@/screens/payments/PaymentHistoryScreen/paymentOverlay';
import { toPaymentsCsv } from '@/screens/payments/PaymentHistoryScreen/toPaymentsCsv';
import { toReceipt, toStatement } from '@/screens/payments/PaymentHistoryScreen/toPaymentSheet';
import { useAction, type Notice } from '@app/calls/calls';
import { downloadText } from '@app/device/download';
import { failureReason } from '@app/ports/toPortError';
import { printPage } from '@app/device/print';
import { useBulkAction } from '@app/lists/useBulkAction';
import { useReads } from '@app/reads/useReads';
import { useList } from '@app/lists/useList';
import { usePayees } from '@app/reads/payeeReads';
import { useToday } from '@app/reads/useToday';
import { PayeeBrand } from '@app/providers/PayeeBrand';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';
import { useToast } from '@app/providers/ToastProvider';
import { usePaymentQuestions } from './usePaymentQuestions';

/** The payments of the account (§2 'Payment history', D12). */
export default function PaymentHistoryContainer() {
  const i18n = useI18n();
  const { t } = i18n;
  const toast = useToast();
  const act = useAction();
  const { billing } = usePorts();
  const today = useToday();
  const payees = usePayees();
  const [overlay, dispatch] = useReducer(paymentOverlayReducer, { kind: 'none' });
  const list = useList(paymentRules, {
    key: 'payments',
    event: 'payments-load-failed',
    readPart: billing.history,
    watch: useChanges('payments'),
  });
  const { query, selected, change, readAll, readSelected } = list;
  const { invalidate } = useReads();
  const { openPay, readBalance, pay, remove } = usePaymentQuestions(dispatch, change);

  const deleteListed = useBulkAction('payments-delete-failed', billing.deleteListed, ({ done }) => {
    list.clearSelection();
    invalidate('payments', 'account', 'servers', 'notifications');
    if (done > 0)
      toast({
        type: 'success',
        title: t('payments.notice.deletedMany'),
        message: t('payments.notice.deletedManyText', { count: done }),
      });
  });
  const deleteSelection = () => {
    const { chosen, rows, sums } = selected;
    if (chosen.by === 'rows') dispatch({ type: 'questionOpened', kind: 'delete', chosen: rows });
    else
      deleteListed.ask(chosen, {
        count: chosen.count,
        eligible: sums?.unpaid ?? chosen.count,
        sum: kopecks(sums?.Pending ?? 0),
      });
  };

  // Stable functions, so that rows do not re-render.
  const payOne = useCallback((payment: Payment) => openPay([payment]), [openPay]);
  const deleteOne = useCallback(
    (payment: Payment) => dispatch({ type: 'questionOpened', kind: 'delete', chosen: [payment] }),
    [],
  );
  const printOne = useCallback(
    (payment: Payment) => dispatch({ type: 'printed', sheet: toReceipt(payment, today) }),
    [today],
  );

  /** Reads the whole list, which may be more than is loaded. */
  const [preparing, setPreparing] = useState<'print' | 'download' | null>(null);
  const prepare = (what: 'print' | 'download', use: (payments: readonly Payment[]) => Notice) => {
    if (preparing !== null) return;
    setPreparing(what);
    void act({
      event: `payments-${what}-failed`,
      call: readAll(),
      onDone: use,
      onFailed: (failure) => ({
        title: t(`payments.notice.${what}Failed`),
        message: t(`common.error.${failureReason(failure)}`),
      }),
    }).finally(() => setPreparing(null));
  };
  const paySelection = () => {
    // The confirmation names each payment and the total.
    if (selected.chosen.by === 'rows') openPay(selected.rows);
    else
      void act({
        event: 'payments-load-failed',
        call: readSelected(),
        onDone: (payments) => {
          openPay(payments);
        },
        onFailed: (failure) => ({
          title: t('payments.notice.payFailed'),
          message: t(`common.error.${failureReason(failure)}`),
        }),
      });
  };
  const download = () =>
    prepare('download', (payments) => {
      const name = `payments-${today}.csv`;
      downloadText(name, 'text/csv', toPaymentsCsv(payments, i18n));
      const message = t('payments.notice.downloadedText', { name, count: payments.length });
      return { type: 'success', title: t('payments.notice.downloaded'), message };
    });
  const printList = () =>
    prepare('print', (payments) => {
      dispatch({ type: 'printed', sheet: toStatement(payments, query, today) });
      return null;
    });
  // Closing the print dialog removes the print view.
  const print = () => void printPage().then(() => dispatch({ type: 'closed' }));

  const isOrganization =
    overlay.kind === 'print' && overlay.sheet.kind !== 'statement' && overlay.sheet.payment.isOrganization;
  const payee =
    payees.state.status === 'ready'
      ? payeeOf(payees.state.value, isOrganization ? 'organization' : 'individual')
      : null;

  return (
    <PayeeBrand payee={payee}>
      <PaymentHistoryScreen
        {...list.actions}
        {...deleteListed.answers}
        view={toPaymentHistoryView({
          ...list,
          overlay,
          bulkAction: deleteListed.view,
          preparing,
          periods: periodsAt(today),
        })}
        onPaymentPay={payOne}
        onPaymentDelete={deleteOne}
        onPaymentPrint={printOne}
        onSelectionPay={paySelection}
        onSelectionDelete={deleteSelection}
        onPayConfirm={() => overlay.kind === 'pay' && pay(overlay.payments)}
        onDeleteConfirm={() => overlay.kind === 'delete' && remove(overlay.payments)}
        onBalanceRetry={readBalance}
        onOverlayClose={() => dispatch({ type: 'closed' })}
        onListPrint={printList}
        onSheetReady={print}
        onListDownload={download}
        onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      />
    </PayeeBrand>
  );
}
