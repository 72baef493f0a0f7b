import type { PricedEntry } from '../cart/priceEntry';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { OrderConfiguration } from '../order/configuration';
import { periodIds, periodPrice, type PeriodId } from '../pricing/period';
import type { OrderQuote } from '../pricing/quote';
import type { ServerId } from '@/domain/servers/server';

/** A sum that is charged again each time a period is over (D36, D40), in kopecks. */
export interface RenewalCharge {
  readonly period: PeriodId;
  readonly amount: Money;
}

/** Charges of the same period as one, the shortest period first; those of nothing are left out. */
function grouped(charges: readonly RenewalCharge[]): readonly RenewalCharge[] {
  return periodIds
    .map((period) => ({
      period,
      amount: sumMoney(charges.filter((each) => each.period === period).map(({ amount }) => amount)),
    }))
    .filter(({ amount }) => amount > 0);
}

/** The charge for ordered servers once their paid period is over; none where they are not renewed by themselves. */
export function renewalChargesOfOrder(
  { monthly }: Pick<OrderQuote, 'monthly'>,
  { autoRenewal, count, period }: Pick<OrderConfiguration, 'autoRenewal' | 'count' | 'period'>,
): readonly RenewalCharge[] {
  return grouped(autoRenewal ? [{ period, amount: kopecks(periodPrice(monthly, period) * count) }] : []);
}

/**
 * The charges that a checkout leads to. A server that is named twice is charged once, at the price of its next tariff and for the
 * period that is bought now.
 */
export function renewalCharges(entries: readonly PricedEntry[]): readonly RenewalCharge[] {
  const orders: RenewalCharge[] = [];
  const servers = new Map<ServerId, { monthly: Money; period: PeriodId }>();
  for (const priced of entries) {
    if (priced.status === 'order')
      orders.push(...renewalChargesOfOrder(priced.quote, priced.entry.configuration));
    else if (priced.status !== 'vanished' && priced.server.autoRenewal) {
      const { id, monthlyPrice, renewalPeriod } = priced.server;
      const known = servers.get(id) ?? { monthly: monthlyPrice, period: renewalPeriod };
      if (priced.status === 'tariff') servers.set(id, { ...known, monthly: priced.quote.nextMonthly });
      else servers.set(id, { ...known, period: priced.entry.period });
    }
  }
  const renewed = [...servers.values()].map(({ monthly, period }) => ({
    period,
    amount: periodPrice(monthly, period),
  }));
  return grouped([...orders, ...renewed]);
}
