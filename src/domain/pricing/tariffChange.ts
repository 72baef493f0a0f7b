import type { IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import type { Server } from '@/domain/servers/server';
import { chargeForLevel, type LevelCharge, type PricedServer } from './paidDays';

/** A plan that a server can be changed to. List and prices intentionally differ from the catalogue (D17, §9). */
export interface Tariff {
  /** The star's name; `Alphard` everywhere (D17). */
  name: string;
  monthly: Money;
}

/** Why a tariff change was refused; a changed price is a `ChargeConflict`. */
export type TariffRefusal = 'noServer' | 'noTariff' | 'sameTariff';

/** Finds a tariff by name, or null: names from the URL and from storage can be anything (D21). */
export function tariffNamed(tariffs: readonly Tariff[], name: string): Tariff | null {
  return tariffs.find((tariff) => tariff.name === name) ?? null;
}

/** Returns the monthly price of a server's tariff without options. */
export function tariffMonthly({
  monthlyPrice,
  optionsMonthly,
}: Pick<Server, 'monthlyPrice' | 'optionsMonthly'>): Money {
  return kopecks(monthlyPrice - optionsMonthly);
}

/** A tariff change: its prices, and the charge for the paid days ahead (D37). */
export interface TariffChangeQuote extends LevelCharge {
  /** Monthly price after the change: the tariff with the server's options. */
  readonly nextMonthly: Money;
  /** New minus current monthly price; negative for a downgrade. */
  readonly difference: Money;
}

/** Prices a tariff change today (D18, D37.1). A downgrade charges and refunds nothing. */
export function quoteTariffChange(
  server: PricedServer,
  { monthly }: Pick<Tariff, 'monthly'>,
  today: IsoDate,
): TariffChangeQuote {
  const nextMonthly = kopecks(monthly + server.optionsMonthly);
  return {
    nextMonthly,
    difference: kopecks(nextMonthly - server.monthlyPrice),
    ...chargeForLevel(server, nextMonthly, today),
  };
}
