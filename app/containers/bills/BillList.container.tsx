import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPayableBill, type Bill } from '@/domain/payment/bill';
import { billRules } from '@/domain/payment/billRules';
import { billPaymentPath } from '@/paths';
import { BillListScreen } from '@/screens/bills/BillListScreen/BillListScreen';
import { toBillListView } from '@/screens/bills/BillListScreen/billListView';
import { useList } from '@app/lists/useList';
import { useToast } from '@app/providers/ToastProvider';
import { useBills } from '@app/reads/pageReads';
import { useBillCancellation } from './useBillCancellation';

/** Requests for money (D35). */
export default function BillListContainer() {
  const toast = useToast();
  const navigate = useNavigate();
  const list = useList(billRules, useBills());
  const { cancellation, ask, answers } = useBillCancellation(list.clearSelection);
  const cancelOne = useCallback((bill: Bill) => ask([bill]), [ask]);
  const pay = () => {
    const ids = list.selectedRows().filter(isPayableBill);
    void navigate(billPaymentPath(ids.map(({ id }) => id)));
  };
  return (
    <BillListScreen
      {...list.actions}
      {...answers}
      view={toBillListView({ ...list, cancellation })}
      onSelectionPay={pay}
      onSelectionCancel={() => ask(list.selectedRows())}
      onBillCancel={cancelOne}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
