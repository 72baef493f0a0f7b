import { powerStateOf } from '../servers/power';
import { isSetUp } from '../servers/serverStates';
import { addMonths, type IsoDate } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import { monthsOf, periodPrice, type Discounts } from '../pricing/period';
import { anchorAt, monthlyFrom, renewedFrom } from '../pricing/renewal';
import type { Server } from '@/domain/servers/server';
import type { BalanceForecast } from './forecastSchema';

/** Maximum length of a forecast, in months. */
const monthsAhead = 12;

/** Server fields that decide when it is renewed and at what price. */
export type RenewedServer = Pick<
  Server,
  | 'endDate'
  | 'graceDays'
  | 'anchorDay'
  | 'monthlyPrice'
  | 'nextPrices'
  | 'autoRenewal'
  | 'renewalPeriod'
  | 'leavesOn'
  | 'status'
>;

/**
 * Servers of a suspended account are not renewed automatically; servers suspended for debt are, once there is money.
 */
function isRenewed({ autoRenewal, leavesOn, status, endDate }: RenewedServer, today: IsoDate): boolean {
  // A cancelled server is not charged again.
  if (!autoRenewal || leavesOn !== null || !isSetUp(status)) return false;
  return powerStateOf(status) !== 'Suspended' || endDate <= today;
}

/**
 * Forecasts how long a balance lasts, renewal by renewal in date order. Null if nothing is renewed or the balance lasts
 * a year.
 */
export function forecastBalance(
  balance: Money,
  servers: readonly RenewedServer[],
  { today, discounts }: { today: IsoDate; discounts: Discounts },
): BalanceForecast | null {
  const due = new Map<IsoDate, number>();
  for (const server of servers) {
    if (!isRenewed(server, today)) continue;
    const months = monthsOf(server.renewalPeriod);
    const last = addMonths(today, monthsAhead);
    const [from, anchorDay] = [renewedFrom(server, today), anchorAt(server, today)];
    for (let paid = 0; ; paid += months) {
      const day = addMonths(from, paid, anchorDay);
      if (day >= last) break;
      // Overdue renewals are due today.
      const on = day < today ? today : day;
      const price = periodPrice(monthlyFrom(server, day), server.renewalPeriod, discounts);
      due.set(on, (due.get(on) ?? 0) + price);
    }
  }
  let left: number = balance;
  for (const [day, amount] of [...due].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    left -= amount;
    if (left < 0) return day === today ? { kind: 'short' } : { kind: 'until', day };
  }
  return null;
}
