import type { CartState } from '@/domain/cart/cartState';
import type { CheckoutQuote } from '@/domain/cart/checkout';
import type { CartEntry } from '@/domain/cart/entry';
import { priceEntries, type Market, type PricedEntry } from '@/domain/cart/priceEntry';
import { isEligible, type PromoResult } from '@/domain/cart/promo';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import type { Money } from '@/domain/money/money';
import { orderHref } from '@/domain/order/orderUrl';
import { paths, withQuery } from '@/paths';
import type { CheckedState } from '@/primitives/Checkbox';
import { initialPromoState, type PromoEntry, type PromoState } from './promoState';

/** A cart item with today's price and its display state. */
export interface CartItem {
  priced: PricedEntry;
  /** Never true for an unavailable item. */
  isSelected: boolean;
  /** Whether its details are open. */
  isExpanded: boolean;
  /** Address for editing it (D11); null for an unavailable item. */
  editHref: string | null;
}

/** One code at a time (D10), entered or applied; an applied one may give nothing for the current selection. */
export type PromoView = PromoEntry | { status: 'applied'; result: PromoResult };

/** Sum of the selected items. `total = subtotal − discount`. */
export interface CartSum {
  /** Number of selected items. */
  count: number;
  /** Services in them: an order may be of several. */
  services: number;
  subtotal: Money;
  discount: Money;
  total: Money;
}

interface CartFrame {
  /** 'To service ordering' (§2). */
  orderHref: string;
  /** Whether the stored cart was unreadable and replaced by an empty one (D11). */
  isDamaged: boolean;
  /** Whether the cart exists in this page only, because storage refused it. */
  isUnsaved: boolean;
}

export type CartView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | (CartFrame & { status: 'empty' })
  | (CartFrame & {
      status: 'ready';
      items: readonly CartItem[];
      /** State of select-all (§4); null if nothing can be selected. */
      allSelected: CheckedState | null;
      /** Number of selectable items. */
      selectableCount: number;
      sum: CartSum;
      promo: PromoView;
      /** Whether the summary is unfolded, where it is a bar at the bottom. */
      isSummaryOpen: boolean;
      /** Whether the promo code is being checked before payment (D10). */
      checkout: 'idle' | 'pending';
    });

export type ReadyCartView = Extract<CartView, { status: 'ready' }>;

export interface CartActions {
  /** Selects or deselects an item. */
  onItemSelect: (id: string, isSelected: boolean) => void;
  /** Selects all items, or none. */
  onAllSelect: (isSelected: boolean) => void;
  /** The details of an item were opened or closed. */
  onItemToggle: (id: string) => void;
  /** Removes an item; a notice offers Undo (D11). */
  onItemRemove: (id: string) => void;
  /** Removes the selected items; a notice offers Undo. */
  onSelectedDelete: () => void;
  /** The bar of the summary was unfolded or folded. */
  onSummaryToggle: (isOpen: boolean) => void;
  /** The promo code input changed. */
  onPromoChange: (draft: string) => void;
  /** Applies the promo code. */
  onPromoApply: () => void;
  /** Removes the applied code. */
  onPromoRemove: () => void;
  /** Continues to payment with the selection. */
  onCheckout: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

export type CartScreenProps =
  | ({ view: ReadyCartView } & CartActions)
  | { view: Extract<CartView, { status: 'empty' }> }
  | {
      view: Extract<CartView, { status: 'loading' | 'error' }>;
      /** Retries loading the cart and its prices. */
      onRetry: () => void;
    };

/** Display state of the cart. Everything except `excluded` is selected, so new items are selected by default. */
export interface CartUse {
  excluded: ReadonlySet<string>;
  expanded: ReadonlySet<string>;
  isSummaryOpen: boolean;
  checkout: 'idle' | 'pending';
}

/** The cart with prices. */
export interface PricedCart {
  priced: readonly PricedEntry[];
  /** Available entries. */
  selectable: readonly CartEntry[];
  selected: readonly CartEntry[];
}

/** Prices every item (D21) and marks the selected ones. */
export function priceCart(
  entries: readonly CartEntry[],
  market: Market,
  excluded: ReadonlySet<string>,
): PricedCart {
  const priced = priceEntries(entries, market, ({ id }) => !excluded.has(id));
  const selectable = priced.flatMap(({ status, entry }) => (status === 'vanished' ? [] : [entry]));
  return { priced, selectable, selected: selectable.filter(({ id }) => !excluded.has(id)) };
}

/** Sources of the screen's view. */
export interface CartSources {
  state: CartState;
  market: Loaded<unknown>;
  /** Null until entries and prices are loaded, like the quote of the selection. */
  cart: PricedCart | null;
  quote: CheckoutQuote | null;
  promo: PromoState;
  use: CartUse;
}

/** Makes the screen's view. */
export function toCartView({ state, market, cart, quote, promo, use }: CartSources): CartView {
  // An empty cart needs no prices.
  const isEmpty = state.status === 'ready' && state.entries.length === 0;
  if (state.status === 'error') return state;
  if (market.status === 'error' && !isEmpty) return market;
  if (state.status === 'loading') return { status: 'loading' };
  const { isDamaged, isUnsaved } = state;
  const frame = { orderHref: paths.dashboard.vpsCatalog, isDamaged, isUnsaved };
  if (isEmpty) return { ...frame, status: 'empty' };
  if (!cart || !quote) return { status: 'loading' };
  const { priced, selectable, selected } = cart;
  const selectedIds = new Set(selected.map(({ id }) => id));
  return {
    ...frame,
    status: 'ready',
    items: priced.map((entry) => toItem(entry, selectedIds, use.expanded)),
    allSelected:
      selectable.length === 0
        ? null
        : selected.length === 0
          ? false
          : selected.length === selectable.length || 'mixed',
    selectableCount: selectable.length,
    sum: {
      count: selected.length,
      services: selected.reduce((sum, entry) => sum + servicesOf(entry), 0),
      subtotal: quote.subtotal,
      discount: quote.discount,
      total: quote.total,
    },
    promo: toPromoView(promo, quote, priced),
    isSummaryOpen: use.isSummaryOpen,
    checkout: use.checkout,
  };
}

const servicesOf = (entry: CartEntry): number => (entry.kind === 'order' ? entry.configuration.count : 1);

function toItem(priced: PricedEntry, selected: ReadonlySet<string>, expanded: ReadonlySet<string>): CartItem {
  const { id } = priced.entry;
  return {
    priced,
    isSelected: selected.has(id),
    isExpanded: expanded.has(id),
    editHref: toEditHref(priced),
  };
}

/** Edit opens the page that created the item (D11). */
function toEditHref(priced: PricedEntry): string | null {
  switch (priced.status) {
    case 'order':
      return orderHref(priced.plan, priced.entry.configuration, { edit: priced.entry.id });
    case 'renewal':
      return withQuery(paths.dashboard.serverRenew, {
        id: String(priced.server.id),
        period: priced.entry.period,
      });
    case 'tariff':
      return withQuery(paths.dashboard.serverChangeTariff, {
        id: String(priced.server.id),
        tariff: priced.entry.tariff,
      });
    case 'vanished':
      return null;
  }
}

function toPromoView(promo: PromoState, quote: CheckoutQuote, priced: readonly PricedEntry[]): PromoView {
  if (promo.status === 'entry') return promo;
  const { found } = promo;
  // The code's items were removed, so its discount is hidden without a message until they return (Undo).
  if (quote.promo?.ok === false && quote.promo.problem === 'nothingEligible' && found) {
    if (!priced.some((entry) => isEligible(entry, found))) return initialPromoState(null);
  }
  // An applied code is part of every quote; without a quote it gives no discount.
  return {
    status: 'applied',
    result: quote.promo ?? { ok: false, code: promo.code, problem: 'notFound', promo: null },
  };
}
