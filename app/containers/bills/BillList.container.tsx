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
import { readsWhole } from '@/domain/list/pagedList';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';
import { useBillCancellation } from './useBillCancellation';

/** Requests for money (D35). */
export default function BillListContainer() {
  const i18n = useI18n();
  const toast = useToast();
  const { billing } = usePorts();
  const navigate = useNavigate();
  const rules = useMemo(() => billRules(billTexts(i18n)), [i18n]);
  const list = useList(rules, {
    key: 'payments/bills',
    event: 'bills-load-failed',
    readPart: readsWhole(rules, billing.bills),
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
