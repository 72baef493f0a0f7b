import type { PricedEntry } from '../cart/priceEntry';
import { sumMoney, type Money } from '@/domain/money/money';
import type { OrderConfiguration } from '../order/configuration';
import { periodIds, periodPrice, type Discounts, type PeriodId } from '../pricing/period';
import type { OrderQuote } from '../pricing/quote';
import type { ServerId } from '@/domain/servers/server';

/** A recurring charge at the end of each period (D36, D40), in kopecks. */
export interface RenewalCharge {
  readonly period: PeriodId;
  readonly amount: Money;
}

/** Sums charges of the same period, shortest period first; drops zero charges. */
function grouped(charges: readonly RenewalCharge[]): readonly RenewalCharge[] {
  return periodIds
    .map((period) => ({
      period,
      amount: sumMoney(charges.filter((each) => each.period === period).map(({ amount }) => amount)),
    }))
    .filter(({ amount }) => amount > 0);
}

/** Returns the recurring charge of ordered servers; empty without auto-renewal. */
export function renewalChargesOfOrder(
  { total }: Pick<OrderQuote, 'total'>,
  { autoRenewal, period }: Pick<OrderConfiguration, 'autoRenewal' | 'period'>,
): readonly RenewalCharge[] {
  return grouped(autoRenewal ? [{ period, amount: total }] : []);
}

/**
 * Returns the recurring charges after a checkout. A server in several entries is charged once, at its next tariff's
 * price and for the period bought now.
 */
export function renewalCharges(
  entries: readonly PricedEntry[],
  discounts: Discounts,
): readonly RenewalCharge[] {
  const orders: RenewalCharge[] = [];
  const servers = new Map<ServerId, { monthly: Money; period: PeriodId }>();
  for (const priced of entries) {
    if (priced.status === 'order')
      orders.push(...renewalChargesOfOrder(priced.quote, priced.entry.configuration));
    else if (priced.status !== 'vanished' && priced.server.autoRenewal) {
      const { id, monthlyPrice, renewalPeriod } = priced.server;
      const known = servers.get(id) ?? { monthly: monthlyPrice, period: renewalPeriod };
      if (priced.status === 'tariff') servers.set(id, { ...known, monthly: priced.quote.nextMonthly });
      else
        servers.set(id, {
          monthly: servers.get(id)?.monthly ?? priced.monthly,
          period: priced.entry.period,
        });
    }
  }
  const renewed = [...servers.values()].map(({ monthly, period }) => ({
    period,
    amount: periodPrice(monthly, period, discounts),
  }));
  return grouped([...orders, ...renewed]);
}
