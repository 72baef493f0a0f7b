import type { Loaded } from '@/domain/loaded';
import type { CartState } from '@/domain/cart/cartState';
import type { CheckoutQuote } from '@/domain/cart/checkout';
import type { CartEntry } from '@/domain/cart/entry';
import { priceEntry, type Market, type PricedEntry } from '@/domain/cart/priceEntry';
import type { CartItem, CartView, PromoView } from './cartTypes';
import { orderHref } from '@/domain/order/orderUrl';
import { paths, withQuery } from '@/paths';
import type { PromoState } from './promoState';

/** What a person did on the screen. Everything is selected but what they excluded: new items are in at once. */
export interface CartUse {
  excluded: ReadonlySet<string>;
  expanded: ReadonlySet<string>;
  checkout: 'idle' | 'pending';
}

/** The cart with its prices. */
export interface PricedCart {
  priced: readonly PricedEntry[];
  /** What can be selected: everything that can still be had. */
  selectable: readonly CartEntry[];
  selected: readonly CartEntry[];
}

/** Prices every item (D21), and says which of them are about to be bought. */
export function priceCart(
  entries: readonly CartEntry[],
  market: Market,
  excluded: ReadonlySet<string>,
): PricedCart {
  const priced = entries.map((entry) => priceEntry(entry, market));
  const selectable = priced.flatMap(({ status, entry }) => (status === 'vanished' ? [] : [entry]));
  return { priced, selectable, selected: selectable.filter(({ id }) => !excluded.has(id)) };
}

/** What the screen is made from. */
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
      subtotal: quote.subtotal,
      discount: quote.discount,
      total: quote.total,
    },
    promo: toPromoView(promo, quote),
    checkout: use.checkout,
  };
}

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

function toPromoView(promo: PromoState, quote: CheckoutQuote): PromoView {
  if (promo.status === 'entry') return promo;
  // An applied code is always part of the quote; without a quote for it there is nothing it gives.
  return {
    status: 'applied',
    result: quote.promo ?? { ok: false, code: promo.code, problem: 'notFound', promo: null },
  };
}
