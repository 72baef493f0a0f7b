import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPayableBill, type Bill } from '@/domain/payment/bill';
import { billRules } from '@/domain/payment/billRules';
import { billPaymentPath } from '@/paths';
import { BillListScreen } from '@/screens/bills/BillListScreen/BillListScreen';
import { toBillListView } from '@/screens/bills/BillListScreen/billListView';
import { useList } from '@app/lists/useList';
import { useToast } from '@app/providers/ToastProvider';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';
import { useBillCancellation } from './useBillCancellation';

/** Requests for money (D35). */
export default function BillListContainer() {
  const toast = useToast();
  const { billing } = usePorts();
  const navigate = useNavigate();
  const list = useList(billRules, {
    key: 'payments/bills',
    event: 'bills-load-failed',
    readPart: billing.bills,
    watch: useChanges('payments'),
  });
  const { cancellation, ask, answers } = useBillCancellation(list.clearSelection);
  const cancelOne = useCallback((bill: Bill) => ask([bill]), [ask]);
  const pay = () => {
    const ids = list.selected.rows.filter(isPayableBill);
    void navigate(billPaymentPath(ids.map(({ id }) => id)));
  };
  return (
    <BillListScreen
      {...list.actions}
      {...answers}
      view={toBillListView({ ...list, cancellation })}
      onSelectionPay={pay}
      onSelectionCancel={() => ask(list.selected.rows)}
      onBillCancel={cancelOne}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
