import type { PricedEntry } from '@/domain/cart/priceEntry';
import type { PromoCode, PromoProblem, PromoResult } from '@/domain/cart/promo';
import type { Money } from '@/domain/money';
import type { CheckedState } from '@/primitives/Checkbox';

/** An item with what it costs today, and how it is shown. */
export interface CartItem {
  priced: PricedEntry;
  /** Never true for what can no longer be had. */
  isSelected: boolean;
  /** Its details are open. */
  isExpanded: boolean;
  /** Where it is changed (D11); null for what can no longer be had. */
  editHref: string | null;
}

/** Why a code was not taken (D10), or could not even be asked for. */
export type PromoRefusal =
  { problem: PromoProblem; code: string; promo: PromoCode | null } | { problem: 'offline' };

/** One code at a time (D10): being entered, or applied; an applied one may give nothing for what is selected now. */
export type PromoView =
  | {
      status: 'entry';
      draft: string;
      isPending: boolean;
      refusal: PromoRefusal | null;
      /** Grows with every refusal: focus goes to the field. */
      refusals: number;
    }
  | { status: 'applied'; result: PromoResult };

/** What the selected items come to. `total = subtotal − discount`. */
export interface CartSum {
  /** Selected items. */
  count: number;
  subtotal: Money;
  discount: Money;
  total: Money;
}

interface CartFrame {
  /** 'To service ordering' (§2). */
  orderHref: string;
  /** The stored cart could not be read; an empty one stands in its place (D11). */
  isDamaged: boolean;
  /** What is shown lives in this page only: the storage refused it. */
  isUnsaved: boolean;
}

export type CartView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  | (CartFrame & { status: 'empty' })
  | (CartFrame & {
      status: 'ready';
      items: readonly CartItem[];
      /** §4: the state of select-all follows the items; null when nothing can be selected. */
      allSelected: CheckedState | null;
      /** Items that can be selected. */
      selectableCount: number;
      sum: CartSum;
      promo: PromoView;
      /** The promo code is checked once more on the way to payment (D10). */
      checkout: 'idle' | 'pending';
    });

export type ReadyCartView = Extract<CartView, { status: 'ready' }>;

export interface CartActions {
  onItemSelect: (id: string, isSelected: boolean) => void;
  onAllSelect: (isSelected: boolean) => void;
  onItemToggle: (id: string) => void;
  onItemRemove: (id: string) => void;
  onSelectedDelete: () => void;
  onPromoChange: (draft: string) => void;
  onPromoApply: () => void;
  onPromoRemove: () => void;
  onCheckout: () => void;
  onRetry: () => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

export interface CartScreenProps extends CartActions {
  view: CartView;
}
