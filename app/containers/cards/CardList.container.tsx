import { cardRules } from '@/domain/payment/cardRules';
import { paths } from '@/paths';
import { CardListScreen } from '@/screens/cards/CardListScreen/CardListScreen';
import { useList } from '@app/lists/useList';
import { useListedCards } from '@app/reads/useListedCards';
import { useCardActs } from './useCardActs';

/** Cards that the account pays with again (§2, D35). */
export default function CardListContainer() {
  const { list, actions } = useList(cardRules, useListedCards());
  const { removal, setRenewal, ask, answers } = useCardActs();
  return (
    <CardListScreen
      {...actions}
      {...answers}
      view={{ ...list, removal, addHref: paths.dashboard.payments }}
      onRenewalChange={setRenewal}
      onRemovalAsk={ask}
    />
  );
}
