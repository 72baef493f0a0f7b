import { useEffect, useEffectEvent, useMemo } from 'react';
import { cartTotal } from '@/patterns/appShell/cartTotal';
import type { CartFigures } from '@/patterns/appShell/types';
import { useCart, useCartStore } from '@app/providers/useCart';
import { useNamedServers, useOffers } from '@app/reads/shellReads';
import { serversOf } from '@app/reads/useCatalogBasis';
import { useToday } from '@app/reads/useToday';

/**
 * Cart figures for the top bar (D11): the count at once, the total once prices are loaded. Only the data that these
 * entries need is requested.
 */
export function useCartFigures(): { cart: CartFigures | null; refresh: () => void } {
  const state = useCart();
  const store = useCartStore();
  const entries = state.status === 'ready' ? state.entries : null;
  const offers = useOffers(entries !== null && entries.length > 0);
  const named = entries ? serversOf(entries) : [];
  const servers = useNamedServers(named.length > 0 ? named : null);
  const today = useToday();

  const cart = useMemo(() => {
    return entries && cartTotal(entries, offers.state, servers.state, today);
  }, [entries, offers.state, servers.state, today]);
  const refreshPrices = () => {
    for (const read of [offers, servers]) if (read.state.status === 'error') void read.refresh();
  };
  const askAgain = useEffectEvent(refreshPrices);
  useEffect(() => askAgain(), [entries]);
  const refresh = () => {
    if (state.status === 'error') void store.load();
    refreshPrices();
  };
  return { cart, refresh };
}
