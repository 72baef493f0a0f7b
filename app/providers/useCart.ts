import type { CartState } from '@/domain/cart/cartState';
import { useSyncExternalStore } from 'react';
import type { CartPort } from '@app/ports/ports';
import { sessionEpoch } from '@app/device/tabAccount';
import { CartStore } from '@app/stores/cartStore';
import { usePorts } from './PortsProvider';

/**
 * One cart for all that show or change it; it outlives the pages, but not whoever it is of (D26). Pages without a cart
 * don't load its code.
 */
const stores = new WeakMap<CartPort, { store: CartStore; generation: number }>();

/** The cart, to change it. */
export function useCartStore(): CartStore {
  const { cart, log } = usePorts();
  const generation = sessionEpoch();
  const known = stores.get(cart);
  if (known?.generation === generation) return known.store;
  const store = new CartStore(cart, log);
  stores.set(cart, { store, generation });
  return store;
}

/** The cart, to show it. It is read when the first page that shows it appears. */
export function useCart(): CartState {
  const store = useCartStore();
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
