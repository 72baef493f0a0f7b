import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { CartStore, type CartState } from './cartStore';
import { usePorts } from './PortsProvider';

const CartContext = createContext<CartStore | null>(null);

/** One cart for all that show or change it. It is read when the first of them appears. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { cart, log } = usePorts();
  const [store] = useState(() => new CartStore(cart, log));
  return <CartContext value={store}>{children}</CartContext>;
}

/** The cart, to change it. */
export function useCartStore(): CartStore {
  const store = use(CartContext);
  if (!store) throw new Error('useCartStore needs a CartProvider');
  return store;
}

/** The cart, to show it. */
export function useCart(): CartState {
  const store = useCartStore();
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
