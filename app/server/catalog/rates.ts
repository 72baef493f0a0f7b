import { kopecks } from '@/domain/money/money';
import type { CurrencyId, ExchangeRates } from '@/domain/payment/currency';
import { rateAgeOn } from '@/domain/payment/rateAge';
import type { IsoDate } from '@/domain/time/dates';
import type { Db } from '../db/database';

/** The newest rate of each currency. Payments under way keep the sums of their own. */
export const newestRates = (db: Db) =>
  db
    .selectFrom('exchangeRate')
    .selectAll()
    .distinctOn('currency')
    .orderBy('currency')
    .orderBy('enteredAt', 'desc')
    .execute();

/** The price of one unit of each currency. */
export async function ratesOf(db: Db): Promise<ExchangeRates> {
  const rates = new Map((await newestRates(db)).map(({ currency, rate }) => [currency, kopecks(rate)]));
  const rateOf = (currency: keyof ExchangeRates) => {
    const rate = rates.get(currency);
    if (rate === undefined) throw new Error(`There is no exchange rate of ${currency}`);
    return rate;
  };
  return { USD: rateOf('USD'), RUB: rateOf('RUB'), EUR: rateOf('EUR') };
}

/** Currencies whose rate is too old to be paid by. The ruble has no age. */
export async function expiredCurrencies(db: Db, today: IsoDate): Promise<readonly CurrencyId[]> {
  const rates = await newestRates(db);
  return rates.flatMap(({ currency, day }) =>
    currency !== 'RUB' && rateAgeOn(day, today) === 'expired' ? [currency] : [],
  );
}

/** Counts the rates that are not fresh. */
export async function countStaleRates(db: Db, today: IsoDate): Promise<number> {
  const rates = await newestRates(db);
  return rates.filter(({ currency, day }) => currency !== 'RUB' && rateAgeOn(day, today) !== 'fresh').length;
}
