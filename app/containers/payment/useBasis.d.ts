import { type Loaded } from '@/domain/loaded';
import type { Checkout } from '@/domain/cart/checkout';
import type { Market } from '@/domain/cart/priceEntry';
import { type Basis } from '@/screens/payment/PaymentScreen/paymentSum';
/** What an order is priced from. */
export interface PricedFrom {
  state: Loaded<Market>;
  refresh: () => void;
}
export interface BasisUse {
  state: Loaded<Basis>;
  refresh: () => void;
  /** Asks for methods, rates, the promo code and the day again: what the sum rests on now (D10). */
  ask: () => Promise<Basis>;
  /** Takes what has been requested. */
  replace: (basis: Basis) => void;
}
/** Methods, rates and, for an order, today's prices with its promo code: everything a sum is worked out from. */
export declare function useBasis(checkout: Checkout | null, market: PricedFrom | null): BasisUse;
