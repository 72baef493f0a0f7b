import { kopecks, type Money } from '@/domain/money/money';

/** Currencies of payments (§9: $, RUB, EUR). All calculations use rubles. */
export const currencyIds = ['USD', 'RUB', 'EUR'] as const;
export type CurrencyId = (typeof currencyIds)[number];

/** Currency label next to an amount (§9). */
export const currencySigns: Readonly<Record<CurrencyId, string>> = { USD: '$', RUB: 'RUB', EUR: 'EUR' };

/** A sum in a payment currency, in cents or kopecks. Not Money: it must be converted first. */
export interface CurrencyAmount {
  currency: CurrencyId;
  /** Whole hundredths. */
  minor: number;
}

/** Price of one unit of each currency in kopecks. */
export type ExchangeRates = Readonly<Record<CurrencyId, Money>>;

/** Converts a sum to rubles by the rates, rounded to kopecks (D19). */
export function toRubles({ currency, minor }: CurrencyAmount, rates: ExchangeRates): Money {
  return kopecks(Math.round((minor * rates[currency]) / 100));
}

/** Returns the smallest sum in a currency that is worth at least this many rubles (D19). */
export function fromRubles(value: Money, currency: CurrencyId, rates: ExchangeRates): CurrencyAmount {
  return { currency, minor: Math.ceil((value * 100) / rates[currency]) };
}

/** Why a typed amount is invalid (§5). */
export type AmountProblem = 'required' | 'notANumber' | 'negative' | 'tooFine' | 'tooLarge';

/** A number with a currency before or behind it. */
const currencyWord = /^(?:RUB|USD|EUR|[₽$€])?([-−]?)(\d.*?)(?:RUB|USD|EUR|[₽$€])?$/u;

/** More digits are a typing error, and would exceed the safe integers. */
const longestWhole = 9;

/**
 * Parses a typed amount into hundredths: at most two decimals after a point or a comma, spaces between thousands. It
 * also accepts the portal's own format in either language: `1 577,00 RUB / мес.`, `1,577.00 RUB`. No exponents, no
 * other numeral systems (§5: step 0.01, minimum 0).
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
