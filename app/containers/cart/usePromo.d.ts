import { type PromoCode, type PromoResult } from '@/domain/cart/promo';
import { type PromoState } from '@/screens/cart/CartScreen/promoState';
/** What a code gives for what is selected; null while nothing can be priced yet. */
export type CheckPromo = (code: string, found: PromoCode | null) => PromoResult | null;
export interface PromoUse {
  state: PromoState;
  change: (draft: string) => void;
  apply: () => void;
  remove: () => void;
  /** Asks for the applied code once more (D10); it is taken off when it no longer holds. */
  recheck: () => Promise<Recheck>;
}
/** What the code gives after all; `stale`: nobody waits for it any more. */
type Recheck =
  | 'failed'
  | 'stale'
  | {
      result: PromoResult | null;
    };
/**
 * The promo code: requested when it is applied, when the page comes back to it, and on the way to payment; kept for
 * the session. One question at a time: a newer one, or leaving, makes the answer to an older count for nothing.
 */
export declare function usePromo(check: CheckPromo, isReady: boolean, onApplied: () => void): PromoUse;
export {};
