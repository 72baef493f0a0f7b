import { useCallback, useMemo, useReducer } from 'react';
import type { Payment } from '@/domain/payment/payment';
import { paymentRules } from '@/domain/payment/paymentRules';
import { periodsAt } from '@/domain/payment/periods';
import { useI18n } from '@/i18n/I18nProvider';
import { PaymentHistoryScreen } from '@/screens/payments/PaymentHistoryScreen/PaymentHistoryScreen';
import { toPaymentHistoryView } from '@/screens/payments/PaymentHistoryScreen/paymentHistoryView';
import { paymentOverlayReducer } from '@/screens/payments/PaymentHistoryScreen/paymentOverlay';
import { paymentTexts } from '@/screens/payments/PaymentHistoryScreen/paymentTexts';
import { toPaymentsCsv } from '@/screens/payments/PaymentHistoryScreen/toPaymentsCsv';
import { toReceipt, toStatement } from '@/screens/payments/PaymentHistoryScreen/toPaymentSheet';
import { downloadText } from '@app/device/download';
import { printPage } from '@app/device/print';
import { useList } from '@app/lists/useList';
import { useToday } from '@app/reads/useToday';
import { readsWhole } from '@/domain/list/pagedList';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';
import { useToast } from '@app/providers/ToastProvider';
import { usePaymentQuestions } from './usePaymentQuestions';

/** The payments of the account (§2 'Payment history', D12). */
export default function PaymentHistoryContainer() {
  const i18n = useI18n();
  const { t } = i18n;
  const toast = useToast();
  const { billing } = usePorts();
  const today = useToday();
  const [overlay, dispatch] = useReducer(paymentOverlayReducer, { kind: 'none' });
  const rules = useMemo(() => paymentRules(paymentTexts(i18n)), [i18n]);
  const list = useList(rules, {
    key: 'payments',
    event: 'payments-load-failed',
    readPart: readsWhole(rules, billing.history),
    watch: useChanges('payments'),
  });
  const { query, sums, selected, change, readAll } = list;
  const { openPay, readBalance, pay, remove } = usePaymentQuestions(dispatch, change);

  // Stay the same functions, so that the rows that hold them need not render again.
  const payOne = useCallback((payment: Payment) => openPay([payment]), [openPay]);
  const deleteOne = useCallback(
    (payment: Payment) => dispatch({ type: 'questionOpened', kind: 'delete', chosen: [payment] }),
    [],
  );
  const printOne = useCallback(
    (payment: Payment) => dispatch({ type: 'printed', sheet: toReceipt(payment, today) }),
    [today],
  );

  const download = async () => {
    const listed = await readAll();
    const name = `payments-${today}.csv`;
    downloadText(name, 'text/csv', toPaymentsCsv(listed, i18n));
    toast({
      type: 'success',
      title: t('payments.notice.downloaded'),
      message: t('payments.notice.downloadedText', { name, count: listed.length }),
    });
  };
  // Leaving the print dialog puts the sheet away.
  const print = () => void printPage().then(() => dispatch({ type: 'closed' }));

  return (
    <PaymentHistoryScreen
      {...list.actions}
      view={toPaymentHistoryView({ ...list, overlay, periods: periodsAt(today) })}
      onPaymentPay={payOne}
      onPaymentDelete={deleteOne}
      onPaymentPrint={printOne}
      onSelectionPay={() => openPay(selected.rows)}
      onSelectionDelete={() => dispatch({ type: 'questionOpened', kind: 'delete', chosen: selected.rows })}
      onPayConfirm={() => overlay.kind === 'pay' && pay(overlay.payments)}
      onDeleteConfirm={() => overlay.kind === 'delete' && remove(overlay.payments)}
      onBalanceRetry={readBalance}
      onOverlayClose={() => dispatch({ type: 'closed' })}
      onListPrint={() =>
        void readAll().then(
          (rows) => sums && dispatch({ type: 'printed', sheet: toStatement({ rows, sums }, query, today) }),
        )
      }
      onSheetReady={print}
      onListDownload={() => void download()}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
