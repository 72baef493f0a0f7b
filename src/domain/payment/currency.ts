import { kopecks, type Money } from '@/domain/money/money';

/** Currencies of payments (§9: $, RUB, EUR). The portal counts everything in rubles. */
export const currencyIds = ['USD', 'RUB', 'EUR'] as const;
export type CurrencyId = (typeof currencyIds)[number];

/** How a currency is named next to an amount (§9). */
export const currencySigns: Readonly<Record<CurrencyId, string>> = { USD: '$', RUB: 'RUB', EUR: 'EUR' };

/** A sum in a payment currency: whole cents or kopecks. Not Money: it is counted only after conversion. */
export interface CurrencyAmount {
  currency: CurrencyId;
  /** Whole hundredths. */
  minor: number;
}

/** Price of one unit of each currency in kopecks. */
export type ExchangeRates = Readonly<Record<CurrencyId, Money>>;

/** A sum in rubles by the rates, rounded to kopecks (D19). */
export function toRubles({ currency, minor }: CurrencyAmount, rates: ExchangeRates): Money {
  return kopecks(Math.round((minor * rates[currency]) / 100));
}

/** The least sum in a currency that is worth at least so many rubles (D19). */
export function fromRubles(value: Money, currency: CurrencyId, rates: ExchangeRates): CurrencyAmount {
  return { currency, minor: Math.ceil((value * 100) / rates[currency]) };
}

/** Why a typed amount is no amount (§5). */
export type AmountProblem = 'required' | 'notANumber' | 'negative' | 'tooFine' | 'tooLarge';

/** A number with a currency before or behind it. */
const currencyWord = /^(?:RUB|USD|EUR|[₽$€])?([-−]?)(\d.*?)(?:RUB|USD|EUR|[₽$€])?$/u;

/** More digits before the point are a slip of the hand, and would leave exact integers. */
const longestWhole = 9;

/**
 * A typed amount as hundredths: digits with at most two decimals after a point or a comma, spaces between thousands. A sum
 * may be pasted as the portal writes it in either language: `1 577,00 RUB / мес.`, `1,577.00 RUB`. No exponents, no
 * other number systems (§5: step 0.01, minimum 0).
 */
export function parseAmount(text: string): { minor: number } | { problem: AmountProblem } {
  const compact = text
    .replace(/\/\s*\p{L}+\.?\s*$/u, '')
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(currencyWord, (_, minus: string, digits: string) => minus + digits)
    .replace(/^([-−]?\d{1,3}(?:,\d{3})+)(?=\.\d*$)/, (whole) => whole.replaceAll(',', ''));
  if (compact === '') return { problem: 'required' };
  if (/^[-−]\d+([.,]\d*)?$/.test(compact)) return { problem: 'negative' };
  const match = /^(\d+)(?:[.,](\d*))?$/.exec(compact);
  if (!match) return { problem: 'notANumber' };
  const [, whole = '', decimals = ''] = match;
  if (decimals.length > 2) return { problem: 'tooFine' };
  if (whole.replace(/^0+/, '').length > longestWhole) return { problem: 'tooLarge' };
  return { minor: Number(whole) * 100 + Number(decimals.padEnd(2, '0')) };
}
