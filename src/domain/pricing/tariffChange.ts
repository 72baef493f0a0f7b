import { daysBetween, type IsoDate } from '../dates';
import { kopecks, rubles, type Money } from '../money';
import type { Server } from '../server';

/** A plan that a server can be changed to. The list and its prices differ from the catalogue by design (D17, §9). */
export interface Tariff {
  /** The star's name; `Alphard` everywhere (D17). */
  name: string;
  monthly: Money;
}

/** Why a tariff was not changed. */
export type TariffRefusal = 'noServer' | 'noTariff' | 'sameTariff';

/** The seven plans of §9, dearest first as listed there. */
export const tariffs: readonly Tariff[] = [
  { name: 'Intercrus', monthly: rubles(16000) },
  { name: 'Electra', monthly: rubles(14500) },
  { name: 'Alphard', monthly: rubles(12000) },
  { name: 'Okul', monthly: rubles(10000) },
  { name: 'Sirius', monthly: rubles(8500) },
  { name: 'Castor', monthly: rubles(7000) },
  { name: 'Arcturus', monthly: rubles(5500) },
];

/** A month counts as thirty days in the charge, and no more than thirty are charged (D18). */
export const chargedDaysAtMost = 30;

/**
 * What changing the tariff costs now (D18): the difference of the monthly prices for the days left, rounded to
 * kopecks; nothing for a downgrade, of which nothing is refunded either. `daysLeft` may be negative for an expired
 * server.
 */
export function upgradeCharge(current: Money, next: Money, daysLeft: number): Money {
  const days = Math.min(Math.max(0, Math.floor(daysLeft)), chargedDaysAtMost);
  return kopecks(Math.max(0, Math.round(((next - current) * days) / chargedDaysAtMost)));
}

/** The tariff of that name, or null: names from the URL and from storage may be anything (D21). */
export function tariffNamed(name: string): Tariff | null {
  return tariffs.find((tariff) => tariff.name === name) ?? null;
}

/** What a server's tariff alone costs it a month, without its options. */
export function tariffMonthly({
  monthlyPrice,
  optionsMonthly,
}: Pick<Server, 'monthlyPrice' | 'optionsMonthly'>): Money {
  return kopecks(monthlyPrice - optionsMonthly);
}

/** What a change of tariff costs now, in the three lines of D18. */
export interface TariffChangeQuote {
  /** What the server costs a month from then on: the tariff and the options that it has. */
  nextMonthly: Money;
  /** New less current price of a month; below zero for a downgrade. */
  difference: Money;
  /** Whole days that are paid for already; zero for an expired server. */
  daysLeft: number;
  /** Those of them that are charged: thirty at most. */
  daysCharged: number;
  charge: Money;
}

/** Prices a change of tariff today (D18). */
export function quoteTariffChange(
  { monthlyPrice, optionsMonthly, endDate }: Pick<Server, 'monthlyPrice' | 'optionsMonthly' | 'endDate'>,
  { monthly }: Pick<Tariff, 'monthly'>,
  today: IsoDate,
): TariffChangeQuote {
  const daysLeft = Math.max(0, daysBetween(today, endDate));
  const nextMonthly = kopecks(monthly + optionsMonthly);
  return {
    nextMonthly,
    difference: kopecks(nextMonthly - monthlyPrice),
    daysLeft,
    daysCharged: Math.min(daysLeft, chargedDaysAtMost),
    charge: upgradeCharge(monthlyPrice, nextMonthly, daysLeft),
  };
}
