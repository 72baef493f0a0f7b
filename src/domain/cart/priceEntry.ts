import type { IsoDate } from '../dates';
import { kopecks, type Money } from '../money';
import { reconciled } from '../order/configuration';
import { planNamed, type Plan } from '../plan';
import { quoteOrder, type OrderQuote } from '../pricing/quote';
import { quoteRenewal, renewedUntil, type RenewalQuote } from '../pricing/renewal';
import { quoteTariffChange, tariffNamed } from '../pricing/tariffChange';
import type { Server } from '../server';
import type { CartEntry, OrderEntry } from './entry';

/** Everything a price is worked out from: what is on sale, what is rented, and the day it is. */
export interface Market {
  plans: readonly Plan[];
  servers: readonly Server[];
  today: IsoDate;
}

/**
 * An entry with what it costs today, or one that can no longer be had: its plan, server or tariff is gone, or its
 * choices do not go together (any more).
 */
export type PricedEntry =
  | { status: 'order'; entry: OrderEntry; plan: Plan; quote: OrderQuote; total: Money }
  | {
      status: 'renewal';
      entry: Extract<CartEntry, { kind: 'renewal' }>;
      server: Server;
      /** The server's end date once this is paid. */
      until: IsoDate;
      quote: RenewalQuote;
      total: Money;
    }
  | {
      status: 'tariff';
      entry: Extract<CartEntry, { kind: 'tariff' }>;
      server: Server;
      newMonthly: Money;
      daysLeft: number;
      total: Money;
    }
  | { status: 'vanished'; entry: CartEntry; total: Money };

/** Works out what an entry costs today (D15, D16, D18); the only source of its price (D21). */
export function priceEntry(entry: CartEntry, market: Market): PricedEntry {
  switch (entry.kind) {
    case 'order': {
      const plan = planNamed(market.plans, entry.plan);
      if (!plan || reconciled(entry.configuration, plan).dropped.length > 0) return vanished(entry);
      const quote = quoteOrder(plan.price.monthly, entry.configuration);
      return { status: 'order', entry, plan, quote, total: quote.total };
    }
    case 'renewal': {
      const server = market.servers.find(({ id }) => id === entry.serverId);
      if (!server) return vanished(entry);
      const quote = quoteRenewal([server.monthlyPrice], entry.period);
      return {
        status: 'renewal',
        entry,
        server,
        until: renewedUntil(server, market.today, entry.period),
        quote,
        total: quote.total,
      };
    }
    case 'tariff': {
      const server = market.servers.find(({ id }) => id === entry.serverId);
      const tariff = tariffNamed(entry.tariff);
      if (!server || !tariff) return vanished(entry);
      const { nextMonthly, daysLeft, charge } = quoteTariffChange(server, tariff, market.today);
      return { status: 'tariff', entry, server, newMonthly: nextMonthly, daysLeft, total: charge };
    }
  }
}

function vanished(entry: CartEntry): PricedEntry {
  return { status: 'vanished', entry, total: kopecks(0) };
}
