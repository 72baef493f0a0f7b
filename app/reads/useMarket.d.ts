import { type Loaded } from '@/domain/loaded';
import type { Market } from '@/domain/cart/priceEntry';
/** Everything prices are worked out from. */
export declare function useMarket(): {
  state: Loaded<Market>;
  refresh: () => void;
};
