import type { CartEntry } from '@/domain/cart/entry';
import { priceEntries } from '@/domain/cart/priceEntry';
import { combineLoaded, type Loaded } from '@/domain/results/loaded';
import { kopecks, sumMoney } from '@/domain/money/money';
import type { Offers } from '@/domain/catalog/offers';
import type { Server } from '@/domain/servers/server';
import type { IsoDate } from '@/domain/time/dates';
import type { CartFigures } from './types';

const nothing = { status: 'ready', value: [] } as const;

/**
 * Returns the cart's total for the top bar (D11), with all available entries at today's prices. Null until the prices
 * and servers that they need are loaded.
 */
export function cartTotal(
  entries: readonly CartEntry[],
  offers: Loaded<Offers>,
  servers: Loaded<readonly Server[]>,
  today: IsoDate,
): CartFigures {
  if (entries.length === 0) return { itemCount: 0, total: kopecks(0) };
  const needsServers = entries.some(({ kind }) => kind !== 'order');
  const market = combineLoaded(offers, needsServers ? servers : nothing, (current, rented) => ({
    ...current,
    servers: rented,
    today,
  }));
  if (market.status !== 'ready') return { itemCount: entries.length, total: null };
  const there = priceEntries(entries, market.value).filter(({ status }) => status !== 'vanished');
  return { itemCount: there.length, total: sumMoney(there.map(({ total }) => total)) };
}
