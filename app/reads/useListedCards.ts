import { listedCards } from '@/domain/payment/savedCard';
import { today } from '@app/device/clock';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** Cards that the account can pay with again, as they stand today. */
export function useListedCards() {
  const { billing } = usePorts();
  const load = async (signal: AbortSignal) => listedCards(await billing.cards(signal), today());
  const watch = useChanges('payments');
  return useRead({ key: 'payments/cards', event: 'cards-load-failed', load, watch });
}
