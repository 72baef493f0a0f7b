import type { IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import type { SystemVersion } from '../order/compatibility';
import { reconciled } from '../order/configuration';
import { isOrderable, planNamed, type Plan } from '@/domain/catalog/plan';
import type { PriceTerms } from '../pricing/prices';
import { quoteOrder, type OrderQuote } from '../pricing/quote';
import { quoteRenewal, renewalMonthly, renewedUntil, type RenewalQuote } from '../pricing/renewal';
import { quoteTariffChange, tariffNamed, type TariffChangeQuote } from '../pricing/tariffChange';
import type { Server } from '@/domain/servers/server';
import { afterEntry } from '../servers/afterEntry';
import type { CartEntry, OrderEntry } from './entry';

/** Inputs of a price: the catalogue, the current prices, the rented servers and the current day. */
export interface Market extends PriceTerms {
  plans: readonly Plan[];
  servers: readonly Server[];
  /** Systems that new orders can choose; absent where an accepted order is priced again. */
  systems?: readonly SystemVersion[] | undefined;
}

/**
 * An entry with today's price, or the reason it is unavailable: its plan, server or tariff is gone, its plan is sold
 * out, or its choices are incompatible.
 */
export type PricedEntry =
  | { status: 'order'; entry: OrderEntry; plan: Plan; quote: OrderQuote; total: Money }
  | {
      status: 'renewal';
      entry: Extract<CartEntry, { kind: 'renewal' }>;
      server: Server;
      /** Monthly price of the bought period. */
      monthly: Money;
      /** The server's end date after payment. */
      until: IsoDate;
      quote: RenewalQuote;
      total: Money;
    }
  | {
      status: 'tariff';
      entry: Extract<CartEntry, { kind: 'tariff' }>;
      server: Server;
      quote: TariffChangeQuote;
      total: Money;
    }
  | { status: 'vanished'; entry: CartEntry; total: Money };

/**
 * Prices the entries of an order in delivery order (D39): each sees its server as the entries before it leave it.
 *
 * @param isBought whether an entry is part of the order; other entries change no server
 */
export function priceEntries(
  entries: readonly CartEntry[],
  market: Market,
  isBought: (entry: CartEntry) => boolean = () => true,
): readonly PricedEntry[] {
  let { servers, plans } = market;
  return entries.map((entry) => {
    const priced = priceEntry(entry, { ...market, plans, servers });
    if (!isBought(entry)) return priced;
    if (entry.kind === 'order') {
      plans = afterOrder(plans, priced);
      return priced;
    }
    servers = servers.map((server) =>
      server.id === entry.serverId ? (afterEntry(server, entry, market) ?? server) : server,
    );
    return priced;
  });
}

/** Prices an entry today (D15, D16, D37). This is the only source of its price (D21). */
export function priceEntry(entry: CartEntry, market: Market): PricedEntry {
  switch (entry.kind) {
    case 'order': {
      const plan = planNamed(market.plans, entry.plan);
      if (!plan || !isOrderable(plan, entry.configuration.count)) return vanished(entry);
      if (market.systems && reconciled(entry.configuration, plan, market.systems).dropped.length > 0)
        return vanished(entry);
      const quote = quoteOrder(plan.price.monthly, entry.configuration, market.prices);
      return { status: 'order', entry, plan, quote, total: quote.total };
    }
    case 'renewal': {
      const server = market.servers.find(({ id }) => id === entry.serverId);
      if (!server) return vanished(entry);
      const monthly = renewalMonthly(server, market.today);
      const quote = quoteRenewal([monthly], entry.period, market.prices.discounts);
      return {
        status: 'renewal',
        entry,
        server,
        monthly,
        until: renewedUntil(server, market.today, entry.period),
        quote,
        total: quote.total,
      };
    }
    case 'tariff': {
      const server = market.servers.find(({ id }) => id === entry.serverId);
      const tariff = tariffNamed(market.prices.tariffs, entry.tariff);
      if (!server || !tariff) return vanished(entry);
      const quote = quoteTariffChange(server, tariff, market.today);
      return { status: 'tariff', entry, server, quote, total: quote.charge };
    }
  }
}

/** Returns the plans with the stock that remains after an order. */
function afterOrder(plans: readonly Plan[], priced: PricedEntry): readonly Plan[] {
  if (priced.status !== 'order' || priced.plan.stock === null) return plans;
  const { plan, entry } = priced;
  const stock = priced.plan.stock - entry.configuration.count;
  return plans.map((each) => (each === plan ? { ...each, stock } : each));
}

function vanished(entry: CartEntry): PricedEntry {
  return { status: 'vanished', entry, total: kopecks(0) };
}
