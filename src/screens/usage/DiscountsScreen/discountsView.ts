import type { FailureReason, Loaded } from '@/domain/results/loaded';
import type { Discounts, OwnPromoUse } from '@/domain/usage/promoUse';
import { orderPath, paths } from '@/paths';

/** A use of a promo code with its links. */
export interface ListedPromoUse extends OwnPromoUse {
  /** Null until the order is placed. */
  orderHref: string | null;
}

/** The states of the screen. */
export type DiscountsView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'empty'; href: string }
  | {
      status: 'ready';
      saved: Discounts['saved'];
      /** Number of all uses. */
      uses: number;
      /** Newest first; fewer than all in a long history. */
      items: readonly ListedPromoUse[];
      cartHref: string;
    };

export interface DiscountsScreenProps {
  view: DiscountsView;
  /** Loads the page again. */
  onRetry: () => void;
}

/** Makes the view of the used promo codes. */
export function toDiscountsView(state: Loaded<Discounts>): DiscountsView {
  if (state.status !== 'ready') return state;
  const { items, uses, saved } = state.value;
  const cartHref = paths.dashboard.cart;
  if (uses === 0) return { status: 'empty', href: cartHref };
  return {
    status: 'ready',
    saved,
    uses,
    items: items.map((item) => ({ ...item, orderHref: item.order === null ? null : orderPath(item.order) })),
    cartHref,
  };
}
