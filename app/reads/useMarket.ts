import { useMemo } from 'react';
import { both, type Loaded } from '@/domain/loaded';
import type { Market } from '@/domain/cart/priceEntry';
import { useAccountSummary, usePlans, useServers } from './shellReads';

/** Everything prices are worked out from. */
export function useMarket(): { state: Loaded<Market>; refresh: () => void } {
  const plans = usePlans();
  const servers = useServers();
  const account = useAccountSummary(true);
  const state = useMemo(
    () =>
      both(
        both(plans.state, servers.state, (all, rented) => ({ plans: all, servers: rented })),
        account.state,
        (known, { today }): Market => ({ ...known, today }),
      ),
    [plans.state, servers.state, account.state],
  );
  const refresh = () => {
    for (const read of [plans, servers, account]) if (read.state.status === 'error') void read.refresh();
  };
  return { state, refresh };
}
