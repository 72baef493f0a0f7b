import type { CartEntry } from '@/domain/cart/entry';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { sumMoney } from '@/domain/money';
import type { CartFigures } from '@/patterns/appShell/types';
import { today } from '@app/device/clock';
import type { Ports } from '@app/ports/ports';

/**
 * What the cart comes to (D11), for the top bar: everything that can still be had, at today's prices. It asks for no
 * more than these entries are priced by, and nothing for an empty cart.
 */
export async function cartTotal(
  entries: readonly CartEntry[],
  { catalog, servers }: Pick<Ports, 'catalog' | 'servers'>,
  signal: AbortSignal,
): Promise<CartFigures> {
  const needs = (isOrder: boolean) => entries.some(({ kind }) => (kind === 'order') === isOrder);
  const [plans, rented] = await Promise.all([
    needs(true) ? catalog.plans(signal) : [],
    needs(false) ? servers.list(signal) : [],
  ]);
  const market: Market = { plans, servers: rented, today: today() };
  const there = entries
    .map((entry) => priceEntry(entry, market))
    .filter(({ status }) => status !== 'vanished');
  return { itemCount: there.length, total: sumMoney(there.map(({ total }) => total)) };
}
