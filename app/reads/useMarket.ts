import { useMemo } from 'react';
import { both, type Loaded } from '@/domain/loaded';
import type { Market } from '@/domain/cart/priceEntry';
import { today } from '@app/device/clock';
import { usePlans, useServers } from './shellReads';

/** Everything prices are worked out from. */
export function useMarket(): { state: Loaded<Market>; refresh: () => void } {
  const plans = usePlans();
  const servers = useServers();
  const day = today();
  const state = useMemo(
    () =>
      both(plans.state, servers.state, (all, rented): Market => ({
        plans: all,
        servers: rented,
        today: day,
      })),
    [plans.state, servers.state, day],
  );
  const refresh = () => {
    for (const read of [plans, servers]) if (read.state.status === 'error') void read.refresh();
  };
  return { state, refresh };
}
