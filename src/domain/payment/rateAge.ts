import { daysBetween, type IsoDate } from '../time/dates';
import type { Localized } from '../values/localized';
import type { CurrencyId } from './currency';
import type { PaymentMethod } from './method';

/** `old`: the provider is warned. `expired`: nobody pays in that currency. */
export const rateAges = ['fresh', 'old', 'expired'] as const;
export type RateAge = (typeof rateAges)[number];

/** Days for which an exchange rate is fresh. */
const freshDays = 1;
/** Days for which customers can pay by an exchange rate. */
export const usableDays = 7;

/** Age of the exchange rate of a day. */
export function rateAgeOn(day: IsoDate, today: IsoDate): RateAge {
  const days = daysBetween(day, today);
  if (days <= freshDays) return 'fresh';
  return days <= usableDays ? 'old' : 'expired';
}

/**
 * A method as customers can use it while the rates of some currencies have expired. One that takes no other currency
 * is unavailable.
 *
 * @param reason for a method that is left without a currency
 */
export function pauseCurrencies(
  method: PaymentMethod,
  expired: readonly CurrencyId[],
  reason: Localized<string>,
): PaymentMethod {
  const paused = method.currencies.filter((currency) => expired.includes(currency));
  const [first, ...others] = method.currencies.filter((currency) => !expired.includes(currency));
  return first === undefined
    ? { ...method, paused, unavailable: method.unavailable ?? reason }
    : { ...method, paused, currencies: [first, ...others] };
}
