import { useMemo } from 'react';
import { combineLoaded, type Loaded } from '@/domain/results/loaded';
import type { Market } from '@/domain/cart/priceEntry';
import type { CartEntry } from '@/domain/cart/entry';
import type { ServerId } from '@/domain/servers/server';
import { useAccountSummary, useNamedServers, usePlans, type NamedServers } from './shellReads';

/** The servers that entries of a cart are priced by. */
export const serversOf = (entries: readonly CartEntry[]): readonly ServerId[] =>
  entries.flatMap((entry) => (entry.kind === 'order' ? [] : entry.serverId));

/**
 * Everything prices are worked out from.
 *
 * @param named the servers that they are for; null while that is not known
 */
export function useCatalogBasis(named: NamedServers | null): { state: Loaded<Market>; refresh: () => void } {
  const plans = usePlans();
  const servers = useNamedServers(named);
  const account = useAccountSummary(true);
  const state = useMemo(
    () =>
      combineLoaded(
        combineLoaded(plans.state, servers.state, (all, rented) => ({ plans: all, servers: rented })),
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
