import type { CartEntry } from '@/domain/cart/entry';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { sumMoney } from '@/domain/money';
import type { CartFigures } from '@/patterns/appShell/types';

/** What the cart comes to (D11), for the top bar: everything that can still be had, at today's prices. */
export function cartTotal(entries: readonly CartEntry[], market: Market): CartFigures {
  const there = entries
    .map((entry) => priceEntry(entry, market))
    .filter(({ status }) => status !== 'vanished');
  return { itemCount: there.length, total: sumMoney(there.map(({ total }) => total)) };
}
