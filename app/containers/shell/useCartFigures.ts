import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { both, type Loaded } from '@/domain/loaded';
import type { CartFigures } from '@/patterns/appShell/types';
import { today } from '@app/device/clock';
import { useCart, useCartStore } from '@app/providers/useCart';
import { usePorts } from '@app/providers/PortsProvider';
import { usePlans, useServers } from '@app/reads/portalReads';

const nothing: Loaded<readonly never[]> = { status: 'ready', value: [] };

/**
 * The cart for the top bar (D11): how many at once; what they cost when the prices, and the code that works them out, are
 * there. Without them the total stays unknown. No more is asked for than these entries are priced by.
 */
export function useCartFigures(): { cart: CartFigures | null; refresh: () => void } {
  const { log } = usePorts();
  const state = useCart();
  const store = useCartStore();
  const entries = state.status === 'ready' ? state.entries : null;
  const needsPlans = entries?.some(({ kind }) => kind === 'order') ?? false;
  const needsServers = entries?.some(({ kind }) => kind !== 'order') ?? false;
  const plans = usePlans(needsPlans);
  const servers = useServers(needsServers);
  const [pricing, setPricing] = useState<typeof import('./cartTotal') | null>(null);
  const isMissing = entries !== null && pricing === null;
  useEffect(() => {
    if (!isMissing) return;
    import('./cartTotal').then(setPricing, (error: unknown) =>
      log.event('cart-total-failed', { error: String(error) }),
    );
  }, [isMissing, log]);

  const known = useMemo(
    () =>
      both(needsPlans ? plans.state : nothing, needsServers ? servers.state : nothing, (all, rented) => ({
        plans: all,
        servers: rented,
      })),
    [needsPlans, plans.state, needsServers, servers.state],
  );
  const day = today();
  const cart = useMemo(() => {
    if (!entries) return null;
    return pricing && known.status === 'ready'
      ? pricing.cartTotal(entries, { ...known.value, today: day })
      : { itemCount: entries.length, total: null };
  }, [entries, pricing, known, day]);
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
