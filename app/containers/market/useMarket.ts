import { useCallback } from 'react';
import type { Market } from '@/domain/cart/priceEntry';
import { useLoaded, type Loading } from '@app/containers/loading/useLoaded';
import { today } from '@app/device/clock';
import { usePorts } from '@app/providers/PortsProvider';

/** Everything prices are worked out from; loaded when a screen that shows prices appears. */
export function useMarket(): Loading<Market> {
  const { catalog, servers } = usePorts();
  const load = useCallback(
    async (signal: AbortSignal): Promise<Market> => {
      const [plans, rented] = await Promise.all([catalog.plans(signal), servers.list(signal)]);
      return { plans, servers: rented, today: today() };
    },
    [catalog, servers],
  );
  return useLoaded('market-load-failed', load);
}
