import { kopecksPerRuble, type Money } from '@/domain/money';
import { currencySigns, type CurrencyAmount } from '@/domain/payment/currency';
import type { IsoDate, IsoDateTime } from '@/domain/dates';
import { localeTag, type Locale } from './locale';
import { languageOf, portalLanguages, type OfferedLanguage } from './offeredLanguage';

/** Every way the portal writes a number, a sum or a date. Pure: same input, same text, in any time zone. */
export interface Formatters {
  /** `1 577,00 RUB` / `1,577.00 RUB` (D2). */
  money: (value: Money) => string;
  /** The figure alone, for columns whose heading names the currency. */
  amount: (value: Money) => string;
  /** A sum in a payment currency: `1 577,00 RUB`, `52.50 $` (§9). */
  currency: (value: CurrencyAmount) => string;
  /** The country of an ISO 3166-1 code: `Нидерланды` / `Netherlands`. */
  country: (code: string) => string;
  /** `10 000` / `10,000`. */
  number: (value: number) => string;
  /** `21.11.2026` in ru, `Nov 21, 2026` in en. */
  date: (value: IsoDate) => string;
  /** Date and time to the minute, as recorded (the portal shows provider time). */
  dateTime: (value: IsoDateTime) => string;
}

const cache = new WeakMap<OfferedLanguage, Formatters>();

/** The formatters of a language; the same object every time, so it is safe in dependency lists. */
export function formattersOf(language: OfferedLanguage): Formatters {
  const known = cache.get(language);
  if (known) return known;
  const made = makeFormatters(language);
  cache.set(language, made);
  return made;
}

/** The formatters of one of the languages that the messages come in. */
export function formattersFor(locale: Locale): Formatters {
  return formattersOf(languageOf(portalLanguages, locale));
}

function makeFormatters(language: OfferedLanguage): Formatters {
  const tag = localeTag(language.locale);
  const amountFormat = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numberFormat = new Intl.NumberFormat(tag);
  const day: Intl.DateTimeFormatOptions = { ...language.day, timeZone: 'UTC' };
  const dateFormat = new Intl.DateTimeFormat(tag, day);
  const dateTimeFormat = new Intl.DateTimeFormat(tag, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  const amount = (value: Money) => withMinus(amountFormat.format(value / kopecksPerRuble));
  return {
    amount,
    money: (value) => `${amount(value)}\u00a0RUB`,
    currency: ({ currency, minor }) =>
      `${withMinus(amountFormat.format(minor / 100))}\u00a0${currencySigns[currency]}`,
    country: (code) => language.countries?.[code] ?? countries.of(code) ?? code,
    number: (value) => withMinus(numberFormat.format(value)),
    date: (value) => dateFormat.format(Date.parse(value)),
    dateTime: (value) => dateTimeFormat.format(Date.parse(value)),
  };
}

/** The minus of typography, as wide as a plus and a figure: `Intl` writes a hyphen. */
function withMinus(figures: string): string {
  return figures.replace('-', '\u2212');
}
