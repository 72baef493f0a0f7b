import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPayableBill, type Bill } from '@/domain/payment/bill';
import { billRules } from '@/domain/payment/billRules';
import { useI18n } from '@/i18n/I18nProvider';
import { billPaymentPath } from '@/paths';
import { BillListScreen } from '@/screens/bills/BillListScreen/BillListScreen';
import { toBillListView } from '@/screens/bills/BillListScreen/billListView';
import { billTexts } from '@/components/billTexts';
import { useList } from '@app/lists/useList';
import { useToast } from '@app/providers/ToastProvider';
import { useBills } from '@app/reads/pageReads';
import { useBillCancellation } from './useBillCancellation';

/** Requests for money (D35). */
export default function BillListContainer() {
  const i18n = useI18n();
  const toast = useToast();
  const navigate = useNavigate();
  const rules = useMemo(() => billRules(billTexts(i18n)), [i18n]);
  const list = useList(rules, useBills());
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
