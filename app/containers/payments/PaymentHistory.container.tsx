import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Payment } from '@/domain/payment/payment';
import { PaymentIndex } from '@/domain/payment/paymentQuery';
import { periodsAt } from '@/domain/payment/periods';
import { useI18n } from '@/i18n/I18nProvider';
import { PaymentHistoryScreen } from '@/screens/payments/PaymentHistoryScreen/PaymentHistoryScreen';
import { useListAddress } from '@app/lists/useListAddress';
import { request } from '@app/containers/loading/request';
import { today } from '@app/device/clock';
import { downloadText } from '@app/device/download';
import { printPage } from '@app/device/print';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import {
  initialPaymentHistoryState,
  paymentHistoryReducer,
} from '@/screens/payments/PaymentHistoryScreen/paymentHistoryState';
import {
  formatPaymentHistoryUrl,
  parsePaymentHistoryUrl,
} from '@/screens/payments/PaymentHistoryScreen/paymentHistoryUrl';
import { paymentTexts } from '@/screens/payments/PaymentHistoryScreen/paymentTexts';
import {
  pageOf,
  selectedPayments,
  toPaymentHistoryView,
} from '@/screens/payments/PaymentHistoryScreen/toPaymentHistoryView';
import { toPaymentsCsv } from '@/screens/payments/PaymentHistoryScreen/toPaymentsCsv';
import { toReceipt, toStatement } from '@/screens/payments/PaymentHistoryScreen/toPaymentSheet';
import { usePaymentQuestions } from './usePaymentQuestions';

const nothing: readonly Payment[] = [];

/** The payments of the account (§2 'Payment history', D12). */
export default function PaymentHistoryContainer() {
  const { search } = useLocation();
  const { billing } = usePorts();
  const i18n = useI18n();
  const { t } = i18n;
  const toast = useToast();
  const [state, dispatch] = useReducer(paymentHistoryReducer, search, (said) =>
    initialPaymentHistoryState(parsePaymentHistoryUrl(said)),
  );
  const { load, query, page, asked, overlay } = state;
  useListAddress(formatPaymentHistoryUrl({ query, page, payment: asked }), (said) =>
    dispatch({ type: 'addressChanged', address: parsePaymentHistoryUrl(said) }),
  );

  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    dispatch({ type: 'loadStarted' });
    return request(
      billing.history,
      (payments) => dispatch({ type: 'loaded', payments }),
      (reason) => dispatch({ type: 'loadFailed', reason }),
    );
  }, [billing, attempt]);

  const payments = load.status === 'ready' ? load.payments : null;
  const index = useMemo(() => payments && new PaymentIndex(payments, paymentTexts(i18n)), [payments, i18n]);
  const result = useMemo(() => index && index.run(query), [index, query]);
  const listed = result?.payments ?? nothing;
  const selected = () => selectedPayments(state.selection, listed);
  const { askPay, askBalance, pay, remove } = usePaymentQuestions(dispatch);

  // Stay the same functions, so that the rows that hold them need not render again.
  const payOne = useCallback((payment: Payment) => askPay([payment]), [askPay]);
  const deleteOne = useCallback(
    (payment: Payment) => dispatch({ type: 'questionAsked', kind: 'delete', chosen: [payment] }),
    [],
  );
  const printOne = useCallback(
    (payment: Payment) => dispatch({ type: 'printed', sheet: toReceipt(payment, today()) }),
    [],
  );

  const download = () => {
    const name = `payments-${today()}.csv`;
    downloadText(name, 'text/csv', toPaymentsCsv(listed, i18n));
    toast({
      type: 'success',
      title: t('payments.notice.downloaded'),
      message: t('payments.notice.downloadedText', { name, count: listed.length }),
    });
  };
  // Leaving the print dialog puts the sheet away.
  const print = () => void printPage().then(() => dispatch({ type: 'overlayClosed' }));

  return (
    <>
      <DocumentTitle of="payments.title" />
      <PaymentHistoryScreen
        view={toPaymentHistoryView(state, result, periodsAt(today()))}
        onSearchChange={(text) => dispatch({ type: 'searched', search: text, listed })}
        onFilterToggle={() => dispatch({ type: 'filterToggled' })}
        onFilterChange={(change) => dispatch({ type: 'filtered', change, listed })}
        onQueryReset={() => dispatch({ type: 'queryReset' })}
        onSortChange={(sort) => dispatch({ type: 'sorted', sort })}
        onSelectionChange={(selection) => dispatch({ type: 'selected', selection })}
        onFirstRowChange={(row) => dispatch({ type: 'scrolled', page: pageOf(row, listed.length) })}
        onRetry={() => setAttempt((count) => count + 1)}
        onPaymentPay={payOne}
        onPaymentDelete={deleteOne}
        onPaymentPrint={printOne}
        onSelectionPay={() => askPay(selected())}
        onSelectionDelete={() => dispatch({ type: 'questionAsked', kind: 'delete', chosen: selected() })}
        onPayConfirm={() => overlay.kind === 'pay' && pay(overlay.payments)}
        onDeleteConfirm={() => overlay.kind === 'delete' && remove(overlay.payments)}
        onBalanceRetry={askBalance}
        onOverlayClose={() => dispatch({ type: 'overlayClosed' })}
        onListPrint={() =>
          result && dispatch({ type: 'printed', sheet: toStatement(result, query, today()) })
        }
        onSheetReady={print}
        onListDownload={download}
        onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      />
    </>
  );
}
