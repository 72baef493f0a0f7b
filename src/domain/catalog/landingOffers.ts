import type { Prices } from '@/domain/pricing/prices';
import type { Offers } from './offers';
import { openingCountry } from './openingCountry';
import { isOrderable, productLines, type Plan } from './plan';

/** Offers that the landing page shows. */
export interface LandingOffers {
  /** The cheapest first; empty while nothing can be ordered. */
  readonly plans: readonly Plan[];
  /** Prices that the answers to questions name. */
  readonly prices: Pick<Prices, 'panel' | 'ipv4' | 'ipv6' | 'backup' | 'discounts'>;
}

/**
 * Returns the landing page's part of a catalogue: the plans of the first product line that can be ordered now, in the
 * country with which it opens. They have no stock, so that a page does not change with every order.
 */
export function landingOffers({ plans, prices, countries = [] }: Omit<Offers, 'systems'>): LandingOffers {
  const [line] = productLines;
  const orderable = plans.filter((plan) => plan.line === line && isOrderable(plan));
  const sold = new Set(orderable.map(({ flag }) => flag));
  const country = openingCountry([...countries.filter((code) => sold.has(code)), ...sold]);
  const { panel, ipv4, ipv6, backup, discounts } = prices;
  return {
    plans: orderable
      .filter(({ flag }) => flag === country)
      .map((plan) => ({ ...plan, stock: null }))
      .toSorted((one, other) => one.price.monthly - other.price.monthly),
    prices: { panel, ipv4, ipv6, backup, discounts },
  };
}
