import { useCallback, useEffect, useState } from 'react';
import type { CartEntry } from '@/domain/cart/entry';
import type { CartFigures } from '@/patterns/appShell/types';
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
    const abort = new AbortController();
    import('./cartTotal')
      .then(({ cartTotal }) => cartTotal(entries, { catalog, servers }, abort.signal))
      .then(
        (figures) => !abort.signal.aborted && setPriced({ of: entries, figures }),
        (error: unknown) => {
          if (!abort.signal.aborted) log.event('cart-total-failed', { error: String(error) });
        },
      );
    return () => abort.abort();
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
