import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CartFigures } from '@/patterns/appShell/types';
import { useCart, useCartStore } from '@app/providers/useCart';
import { usePorts } from '@app/providers/PortsProvider';
import { useNamedServers, usePlans } from '@app/reads/shellReads';
import { serversOf } from '@app/reads/useCatalogBasis';
import { useToday } from '@app/reads/useToday';

/**
 * The cart for the top bar (D11): how many at once; what they cost when the prices, and the code that works them out, are
 * there. Without them the total stays unknown. No more is requested than these entries are priced by.
 */
export function useCartFigures(): { cart: CartFigures | null; refresh: () => void } {
  const { log } = usePorts();
  const state = useCart();
  const store = useCartStore();
  const entries = state.status === 'ready' ? state.entries : null;
  const plans = usePlans(entries?.some(({ kind }) => kind === 'order') ?? false);
  const named = entries ? serversOf(entries) : [];
  const servers = useNamedServers(named.length > 0 ? named : null);
  const today = useToday();
  const [pricing, setPricing] = useState<typeof import('@/patterns/appShell/cartTotal') | null>(null);
  const isMissing = entries !== null && pricing === null;
  useEffect(() => {
    if (!isMissing) return;
    import('@/patterns/appShell/cartTotal').then(setPricing, (error: unknown) =>
      log.event('cart-total-failed', { error: String(error) }),
    );
  }, [isMissing, log]);

  const cart = useMemo(() => {
    if (!entries) return null;
    return pricing
      ? pricing.cartTotal(entries, plans.state, servers.state, today)
      : { itemCount: entries.length, total: null };
  }, [entries, pricing, plans.state, servers.state, today]);
  const refreshPrices = () => {
    for (const read of [plans, servers]) if (read.state.status === 'error') void read.refresh();
  };
  const askAgain = useEffectEvent(refreshPrices);
  useEffect(() => askAgain(), [entries]);
  const refresh = () => {
    if (state.status === 'error') void store.load();
    refreshPrices();
  };
  return { cart, refresh };
}
