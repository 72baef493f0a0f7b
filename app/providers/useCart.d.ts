import type { CartState } from '@/domain/cart/cartState';
import { CartStore } from '@app/stores/cartStore';
/** The cart, to change it. */
export declare function useCartStore(): CartStore;
/** The cart, to show it. It is read when the first page that shows it appears. */
export declare function useCart(): CartState;
