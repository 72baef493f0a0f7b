import { useMemo } from 'react';
import { combineLoaded, type Loaded } from '@/domain/results/loaded';
import type { Market } from '@/domain/cart/priceEntry';
import type { CartEntry } from '@/domain/cart/entry';
import type { ServerId } from '@/domain/servers/server';
import { useAccountSummary, useNamedServers, useOffers, type NamedServers } from './shellReads';

/** Servers that price these entries. */
export const serversOf = (entries: readonly CartEntry[]): readonly ServerId[] =>
  entries.flatMap((entry) => (entry.kind === 'order' ? [] : entry.serverId));

/**
 * Data for calculating prices.
 *
 * @param named servers to price; null while unknown
 */
export function useCatalogBasis(named: NamedServers | null): { state: Loaded<Market>; refresh: () => void } {
  const offers = useOffers();
  const servers = useNamedServers(named);
  const account = useAccountSummary(true);
  const state = useMemo(
    () =>
      combineLoaded(
        combineLoaded(offers.state, servers.state, (current, rented) => ({ ...current, servers: rented })),
        account.state,
        (known, { today }): Market => ({ ...known, today }),
      ),
    [offers.state, servers.state, account.state],
  );
  const refresh = () => {
    for (const read of [offers, servers, account]) if (read.state.status === 'error') void read.refresh();
  };
  return { state, refresh };
}
