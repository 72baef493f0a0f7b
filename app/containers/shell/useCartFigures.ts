import { useCallback, useEffect, useState } from 'react';
import type { CartEntry } from '@/domain/cart/entry';
import type { CartFigures } from '@/patterns/appShell/types';
import { request } from '@app/containers/loading/request';
import { useCart, useCartStore } from '@app/providers/useCart';
import { usePorts } from '@app/providers/PortsProvider';

/**
 * The cart for the top bar (D11): how many at once; what they cost when the prices, which load apart from the page,
 * are there. Without them the total stays unknown, and `retry` or the next change of the cart asks again.
 */
export function useCartFigures(): { cart: CartFigures | null; retry: () => void } {
  const { catalog, servers, log } = usePorts();
  const state = useCart();
  const store = useCartStore();
  const [priced, setPriced] = useState<{ of: readonly CartEntry[]; figures: CartFigures } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const entries = state.status === 'ready' ? state.entries : null;
  useEffect(() => {
    if (!entries) return undefined;
    return request(
      async (signal) => (await import('./cartTotal')).cartTotal(entries, { catalog, servers }, signal),
      (figures) => setPriced({ of: entries, figures }),
      (_reason, error) => log.event('cart-total-failed', { error: String(error) }),
    );
  }, [entries, catalog, servers, log, attempt]);
  const retry = useCallback(() => {
    if (store.snapshot().status === 'error') void store.load();
    setAttempt((count) => count + 1);
  }, [store]);
  if (!entries) return { cart: null, retry };
  return {
    cart: priced?.of === entries ? priced.figures : { itemCount: entries.length, total: null },
    retry,
  };
}
