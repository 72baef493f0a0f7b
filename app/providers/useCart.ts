import type { CartState } from '@/domain/cart/cartState';
import { useSyncExternalStore } from 'react';
import type { CartPort } from '@app/ports/ports';
import { sessionEpoch } from '@app/device/tabAccount';
import { CartStore } from '@app/stores/cartStore';
import { usePorts } from './PortsProvider';

/** One cart store per port and session epoch (D26), shared by all pages. Pages without a cart do not load its code. */
const stores = new WeakMap<CartPort, { store: CartStore; epoch: number }>();

/** Returns the store, to change the cart. */
export function useCartStore(): CartStore {
  const { cart, log } = usePorts();
  const epoch = sessionEpoch();
  const known = stores.get(cart);
  if (known?.epoch === epoch) return known.store;
  const store = new CartStore(cart, log);
  stores.set(cart, { store, epoch });
  return store;
}

/** Returns the cart, to show it. It is loaded when the first page shows it. */
export function useCart(): CartState {
  const store = useCartStore();
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
