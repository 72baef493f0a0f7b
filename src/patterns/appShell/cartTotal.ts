import type { CartEntry } from '@/domain/cart/entry';
import { priceEntries } from '@/domain/cart/priceEntry';
import { combineLoaded, type Loaded } from '@/domain/results/loaded';
import { sumMoney } from '@/domain/money/money';
import type { Plan } from '@/domain/catalog/plan';
import type { Server } from '@/domain/servers/server';
import type { IsoDate } from '@/domain/time/dates';
import type { CartFigures } from './types';

const nothing = { status: 'ready', value: [] } as const;

/**
 * Returns the cart's total for the top bar (D11), with all available entries at today's prices. Null until the plans
 * and servers that price them are loaded.
 */
export function cartTotal(
  entries: readonly CartEntry[],
  plans: Loaded<readonly Plan[]>,
  servers: Loaded<readonly Server[]>,
  today: IsoDate,
): CartFigures {
  const needs = (isOrder: boolean) => entries.some(({ kind }) => (kind === 'order') === isOrder);
  const market = combineLoaded(
    needs(true) ? plans : nothing,
    needs(false) ? servers : nothing,
    (all, rented) => ({
      plans: all,
      servers: rented,
      today,
    }),
  );
  if (market.status !== 'ready') return { itemCount: entries.length, total: null };
  const there = priceEntries(entries, market.value).filter(({ status }) => status !== 'vanished');
  return { itemCount: there.length, total: sumMoney(there.map(({ total }) => total)) };
}
