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

/** One code at a time (D10): being entered, or applied; an applied one may give nothing for what is selected now. */
export type PromoView = PromoEntry | { status: 'applied'; result: PromoResult };

/** Sum of the selected items. `total = subtotal − discount`. */
export interface CartSum {
  /** Selected items. */
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
  /** The stored cart could not be read; an empty one stands in its place (D11). */
  isDamaged: boolean;
  /** The shown content exists in this page only, because the storage refused it. */
  isUnsaved: boolean;
}

export type CartView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
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
  /** An item is to be bought now, or not. */
  onItemSelect: (id: string, isSelected: boolean) => void;
  /** All items are to be bought now, or none. */
  onAllSelect: (isSelected: boolean) => void;
  /** The details of an item were opened or closed. */
  onItemToggle: (id: string) => void;
  /** An item leaves the cart; a notice offers it back (D11). */
  onItemRemove: (id: string) => void;
  /** The selected items leave the cart; a notice offers them back. */
  onSelectedDelete: () => void;
  /** A promo code was typed. */
  onPromoChange: (draft: string) => void;
  /** The promo code is to be tried. */
  onPromoApply: () => void;
  /** The applied code is to be taken off. */
  onPromoRemove: () => void;
  /** On to the payment with what is selected. */
  onCheckout: () => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

export type CartScreenProps =
  | ({ view: ReadyCartView } & CartActions)
  | { view: Extract<CartView, { status: 'empty' }> }
  | {
      view: Extract<CartView, { status: 'loading' | 'error' }>;
      /** Asks for the cart again, and for what prices it. */
      onRetry: () => void;
    };

/** A person's input on the screen. Everything except `excluded` is selected, so new items are selected at once. */
export interface CartUse {
  excluded: ReadonlySet<string>;
  expanded: ReadonlySet<string>;
  checkout: 'idle' | 'pending';
}

/** The cart with its prices. */
export interface PricedCart {
  priced: readonly PricedEntry[];
  /** Entries that can be selected: everything that is still available. */
  selectable: readonly CartEntry[];
  selected: readonly CartEntry[];
}

/** Prices every item (D21), and says which of them are about to be bought. */
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
  /** Null until both the entries and what they are priced by are there; so is the quote of the selected. */
  cart: PricedCart | null;
  quote: CheckoutQuote | null;
  promo: PromoState;
  use: CartUse;
}

/** Everything the screen shows. */
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

/** Edit reopens what the item was made with (D11). */
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
  // What it was for has left the cart: so has the code, without a reproach, until something like it is back (Undo).
  if (quote.promo?.ok === false && quote.promo.problem === 'nothingEligible' && found) {
    if (!priced.some((entry) => isEligible(entry, found))) return initialPromoState(null);
  }
  // An applied code is always part of the quote; without a quote for it there is nothing it gives.
  return {
    status: 'applied',
    result: quote.promo ?? { ok: false, code: promo.code, problem: 'notFound', promo: null },
  };
}
