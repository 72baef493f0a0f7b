import { rubles } from '@/domain/money/money';
import type { Discounts, OwnPromoUse } from '@/domain/usage/promoUse';

/** A use of a promo code, changed where a story or a test needs it. */
export function makePromoUse(changes: Partial<OwnPromoUse> = {}): OwnPromoUse {
  return {
    code: 'WELCOME10',
    until: '2036-12-31',
    payment: 'MRD-5013',
    date: '2026-10-14',
    amount: rubles(1419.3),
    saved: rubles(157.7),
    isPaid: true,
    order: 12,
    ...changes,
  };
}

/** A use that awaits its payment, one that is paid, and one from before savings were stored. */
export const exampleDiscounts: Discounts = {
  items: [
    makePromoUse({
      code: 'METEOR500',
      payment: 'MRD-5107',
      date: '2026-11-18',
      amount: rubles(1077),
      saved: rubles(500),
      isPaid: false,
      order: null,
    }),
    makePromoUse(),
    makePromoUse({
      code: 'SUMMER25',
      until: null,
      payment: 'MRD-4807',
      date: '2025-08-02',
      amount: rubles(1182.75),
      saved: null,
      order: 3,
    }),
  ],
  uses: 3,
  saved: rubles(657.7),
};
