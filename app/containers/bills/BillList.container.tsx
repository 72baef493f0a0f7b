import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureReason } from '@app/ports/toPortError';
import { kopecks } from '@/domain/money/money';
import { isPayableBill, type Bill } from '@/domain/payment/bill';
import { billRules } from '@/domain/payment/billRules';
import { billPaymentPath } from '@/paths';
import { BillListScreen } from '@/screens/bills/BillListScreen/BillListScreen';
import { toBillListView } from '@/screens/bills/BillListScreen/billListView';
import { useAction } from '@app/calls/calls';
import { useList } from '@app/lists/useList';
import { useBulkAction } from '@app/lists/useBulkAction';
import { useI18n } from '@/i18n/I18nProvider';
import { useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';
import { useBillCancellation } from './useBillCancellation';

/** Requests for money (D35). */
export default function BillListContainer() {
  const toast = useToast();
  const act = useAction();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const { billing } = usePorts();
  const navigate = useNavigate();
  const list = useList(billRules, {
    key: 'payments/bills',
    event: 'bills-load-failed',
    readPart: billing.bills,
    watch: useChanges('payments'),
  });
  const { cancellation, ask, answers } = useBillCancellation(list.clearSelection);
  const cancelListed = useBulkAction('bill-cancellation-failed', billing.cancelListed, ({ done }) => {
    list.clearSelection();
    invalidate('payments', 'account', 'servers', 'notifications');
    if (done > 0)
      toast({
        type: 'success',
        title: t('bills.notice.canceledMany'),
        message: t('bills.notice.canceledManyText', { count: done }),
      });
  });
  const cancelSelection = () => {
    const { chosen, rows, sums } = list.selected;
    if (chosen.by === 'rows') ask(rows);
    else
      cancelListed.ask(chosen, {
        count: chosen.count,
        eligible: sums?.open ?? chosen.count,
        sum: kopecks(sums?.owed ?? 0),
      });
  };
  const cancelOne = useCallback((bill: Bill) => ask([bill]), [ask]);
  const toPayment = (bills: readonly Bill[]) =>
    void navigate(billPaymentPath(bills.filter(isPayableBill).map(({ id }) => id)));
  const pay = () => {
    if (list.selected.chosen.by === 'rows') return toPayment(list.selected.rows);
    return void act({
      event: 'bills-load-failed',
      call: list.readSelected(),
      onDone: (bills) => {
        toPayment(bills);
      },
      onFailed: (failure) => ({ title: t(`common.error.${failureReason(failure)}`) }),
    });
  };
  return (
    <BillListScreen
      {...list.actions}
      {...answers}
      {...cancelListed.answers}
      view={toBillListView({ ...list, cancellation, bulkAction: cancelListed.view })}
      onSelectionPay={pay}
      onSelectionCancel={cancelSelection}
      onBillCancel={cancelOne}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
