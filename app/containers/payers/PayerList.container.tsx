import { payerRules } from '@/domain/payment/payerRules';
import { PayerListScreen } from '@/screens/payers/PayerListScreen/PayerListScreen';
import { useList } from '@app/lists/useList';
import { usePayers } from '@app/reads/pageReads';
import { usePayerRemoval } from './usePayerRemoval';

/** On whose behalf the customer pays (D20). */
export default function PayerListContainer() {
  const { list, actions } = useList(payerRules, usePayers());
  const { removal, ask, answers } = usePayerRemoval();
  return <PayerListScreen {...actions} {...answers} view={{ ...list, removal }} onRemovalAsk={ask} />;
}
