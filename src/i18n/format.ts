import { kopecksPerRuble, type Money } from '@/domain/money/money';
import { currencySigns, type CurrencyAmount } from '@/domain/payment/currency';
import type { IsoDate, IsoDateTime } from '@/domain/time/dates';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import { localeTag, type Locale } from './locale';
import { languageOf, portalLanguages, type OfferedLanguage } from './offeredLanguage';

/** Every way the portal writes a number, a sum or a date. Pure: same input, same text, wherever the device is. */
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
  /** Date and time to the minute, in the provider's time zone (D41). */
  dateTime: (value: IsoDateTime) => string;
  /** The date alone of a moment, in that zone. */
  dateOfMoment: (value: IsoDateTime) => string;
}

const cache = new WeakMap<OfferedLanguage, Map<TimeZone, Formatters>>();

/** The formatters of a language and a time zone; the same object every time, so it is safe in dependency lists. */
export function formattersOf(language: OfferedLanguage, timeZone: TimeZone): Formatters {
  const ofZones = cache.get(language) ?? new Map<TimeZone, Formatters>();
  cache.set(language, ofZones);
  const known = ofZones.get(timeZone);
  if (known) return known;
  const made = makeFormatters(language, timeZone);
  ofZones.set(timeZone, made);
  return made;
}

/** The formatters of one of the languages that the messages come in, for what has no moments. */
export function formattersFor(locale: Locale): Formatters {
  return formattersOf(languageOf(portalLanguages, locale), 'UTC');
}

function makeFormatters(language: OfferedLanguage, timeZone: TimeZone): Formatters {
  const tag = localeTag(language.locale);
  const amountFormat = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numberFormat = new Intl.NumberFormat(tag);
  const day: Intl.DateTimeFormatOptions = { ...language.day, timeZone: 'UTC' };
  const dateFormat = new Intl.DateTimeFormat(tag, day);
  const dateTimeFormat = new Intl.DateTimeFormat(tag, {
    ...day,
    timeZone,
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
    dateOfMoment: (value) => dateFormat.format(Date.parse(dayIn(timeZone, new Date(value)))),
  };
}

/** The minus of typography, as wide as a plus and a figure: `Intl` writes a hyphen. */
function withMinus(figures: string): string {
  return figures.replace('-', '\u2212');
}
