import { cardRules } from '@/domain/payment/cardRules';
import { listedCards } from '@/domain/payment/savedCard';
import { readWholeList } from '@/domain/list/pagedList';
import { paths } from '@/paths';
import { CardListScreen } from '@/screens/cards/CardListScreen/CardListScreen';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from '@app/reads/useChanges';
import { useCardActions } from './useCardActions';

/** Saved cards with their current state (§2, D35). */
export default function CardListContainer() {
  const { account, billing } = usePorts();
  const { list, actions } = useList(cardRules, {
    key: 'payments/cards',
    event: 'cards-load-failed',
    readPart: readWholeList(cardRules, async (signal) => {
      const [cards, { today }] = await Promise.all([billing.cards(signal), account.summary(signal)]);
      return listedCards(cards, today);
    }),
    watch: useChanges('payments'),
  });
  const { removal, setRenewal, ask, answers } = useCardActions();
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
