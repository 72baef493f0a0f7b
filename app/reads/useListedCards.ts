import { listedCards } from '@/domain/payment/savedCard';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** Cards that the account can pay with again, as they stand today. */
export function useListedCards() {
  const { account, billing } = usePorts();
  const load = async (signal: AbortSignal) => {
    const [cards, { today }] = await Promise.all([billing.cards(signal), account.summary(signal)]);
    return listedCards(cards, today);
  };
  const watch = useChanges('payments');
  return useRead({ key: 'payments/cards', event: 'cards-load-failed', load, watch });
}
