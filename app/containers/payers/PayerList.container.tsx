import { payerRules } from '@/domain/payment/payerRules';
import { PayerListScreen } from '@/screens/payers/PayerListScreen/PayerListScreen';
import { useList } from '@app/lists/useList';
import { useListRead } from '@app/lists/useListRead';
import { usePayers } from '@app/reads/pageReads';
import { usePayerRemoval } from './usePayerRemoval';

/** On whose behalf the customer pays (D20). */
export default function PayerListContainer() {
  const { list, actions } = useList(payerRules, useListRead(usePayers()));
  const { removal, ask, answers } = usePayerRemoval();
  return <PayerListScreen {...actions} {...answers} view={{ ...list, removal }} onRemovalAsk={ask} />;
}
