import type { PricedEntry } from '../cart/priceEntry';
import { kopecks, sumMoney, type Money } from '../money';
import type { OrderConfiguration } from '../order/configuration';
import { periodPrice } from '../pricing/period';
import type { OrderQuote } from '../pricing/quote';
import type { ServerId } from '../server';

/** What ordered servers cost every month once the paid period is over (D36); zero where they are not renewed by themselves. */
export function monthlyAfterOrder(
  { monthly }: Pick<OrderQuote, 'monthly'>,
  { autoRenewal, count }: Pick<OrderConfiguration, 'autoRenewal' | 'count'>,
): Money {
  return kopecks(autoRenewal ? periodPrice(monthly, 'month') * count : 0);
}

/** What of a checkout is charged again every month; a server that is named twice is charged for once, by its next tariff. */
export function monthlyAfter(entries: readonly PricedEntry[]): Money {
  const orders: Money[] = [];
  const servers = new Map<ServerId, Money>();
  for (const priced of entries) {
    if (priced.status === 'order') orders.push(monthlyAfterOrder(priced.quote, priced.entry.configuration));
    else if (priced.status !== 'vanished' && priced.server.autoRenewal) {
      const { id, monthlyPrice } = priced.server;
      if (priced.status === 'tariff') servers.set(id, periodPrice(priced.quote.nextMonthly, 'month'));
      else if (!servers.has(id)) servers.set(id, periodPrice(monthlyPrice, 'month'));
    }
  }
  return sumMoney([...orders, ...servers.values()]);
}
