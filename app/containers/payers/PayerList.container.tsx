import { payerRules } from '@/domain/payment/payerRules';
import { PayerListScreen } from '@/screens/payers/PayerListScreen/PayerListScreen';
import { useList } from '@app/lists/useList';
import { readWholeList } from '@/domain/list/pagedList';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';
import { usePayerRemoval } from './usePayerRemoval';

/** The customer's payers (D20). */
export default function PayerListContainer() {
  const { billing } = usePorts();
  const { list, actions } = useList(payerRules, {
    key: 'payers',
    event: 'payers-load-failed',
    readPart: readWholeList(payerRules, billing.payers),
    watch: useChanges('payers'),
  });
  const { removal, ask, answers } = usePayerRemoval();
  return <PayerListScreen {...actions} {...answers} view={{ ...list, removal }} onRemovalAsk={ask} />;
}
