import { quoteCheckout } from '@/domain/cart/checkout';
import type { CartEntry } from '@/domain/cart/entry';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import type { PromoCode } from '@/domain/cart/promo';
import type { ServerId } from '@/domain/server';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { sampleServers } from '@/sample-data/servers';
import type { PromoView, ReadyCartView } from '@/screens/cart/CartScreen/cartTypes';

const market: Market = { plans: samplePlans, servers: sampleServers, today: '2026-11-21' };

/** What every state of a readable cart has in common. */
export const frame = { orderHref: '/dashboard/vps-catalog', isDamaged: false, isUnsaved: false } as const;

/** Nothing is typed yet. */
export const noPromo = {
  status: 'entry',
  draft: '',
  isPending: false,
  refusal: null,
  refusals: 0,
} as const satisfies PromoView;

const { configuration } = makeOrderEntry();

/** One item of each kind, with everything that can be chosen, and one that is gone. */
export const everyKind: readonly CartEntry[] = [
  makeOrderEntry({
    id: 'rich',
    configuration: {
      ...configuration,
      panel: 'plesk',
      ipv4: 3,
      ipv6: true,
      backup: 'daily',
      count: 3,
      period: '6months',
    },
  }),
  { kind: 'renewal', id: 'renewal', serverId: 1024 as ServerId, period: 'year' },
  { kind: 'tariff', id: 'tariff', serverId: 1031 as ServerId, tariff: 'Arcturus' },
  makeOrderEntry({ id: 'gone', plan: 'Betelgeuse[GB]' }),
];

export interface CartViewOptions {
  excluded?: readonly string[];
  expanded?: readonly string[];
  /** The code that is applied. */
  applied?: PromoCode;
  changes?: Partial<ReadyCartView>;
}

/** The cart with these entries, priced on the sample's day. */
export function makeCartView(
  entries: readonly CartEntry[],
  { excluded = [], expanded = [], applied, changes = {} }: CartViewOptions = {},
): ReadyCartView {
  const priced = entries.map((entry) => priceEntry(entry, market));
  const selectable = priced.flatMap(({ status, entry }) => (status === 'vanished' ? [] : [entry]));
  const selected = selectable.filter(({ id }) => !excluded.includes(id));
  const quote = quoteCheckout(selected, applied ? { code: applied.code, found: applied } : null, market);
  return {
    ...frame,
    status: 'ready',
    items: priced.map((entry) => ({
      priced: entry,
      isSelected: selected.includes(entry.entry),
      isExpanded: expanded.includes(entry.entry.id),
      editHref: entry.status === 'vanished' ? null : `/dashboard/os-selection?edit=${entry.entry.id}`,
    })),
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
    promo: quote.promo ? { status: 'applied', result: quote.promo } : noPromo,
    checkout: 'idle',
    ...changes,
  };
}
