import type { CartFigures } from '@/patterns/appShell/types';
/**
 * The cart for the top bar (D11): how many at once; what they cost when the prices, and the code that works them out, are
 * there. Without them the total stays unknown. No more is requested than these entries are priced by.
 */
export declare function useCartFigures(): {
  cart: CartFigures | null;
  refresh: () => void;
};
