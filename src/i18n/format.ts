import { kopecksPerRuble, type Money } from '@/domain/money/money';
import { currencySigns, type CurrencyAmount } from '@/domain/payment/currency';
import type { IsoDate, IsoDateTime } from '@/domain/time/dates';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';
import { localeTag, type Locale } from './locale';
import { languageOf, portalLanguages, type OfferedLanguage } from './offeredLanguage';

/** Formats of numbers, sums and dates. Pure: the result does not depend on the device. */
export interface Formatters {
  /** `1 577,00 RUB` / `1,577.00 RUB` (D2). */
  money: (value: Money) => string;
  /** The number only, for columns whose heading names the currency. */
  amount: (value: Money) => string;
  /** A sum in a payment currency: `1 577,00 RUB`, `52.50 $` (§9). */
  currency: (value: CurrencyAmount) => string;
  /** The country of an ISO 3166-1 code: `Нидерланды` / `Netherlands`. */
  country: (code: string) => string;
  /** `10 000` / `10,000`. */
  number: (value: number) => string;
  /** `21.11.2026` in ru, `Nov 21, 2026` in en. */
  date: (value: IsoDate) => string;
  /** Date and time to the minute in the provider's time zone (D41). */
  dateTime: (value: IsoDateTime) => string;
  /** The date of a moment in that zone. */
  dateOfMoment: (value: IsoDateTime) => string;
}

const cache = new WeakMap<OfferedLanguage, Map<TimeZone, Formatters>>();

/** Returns the formatters of a language and a time zone. They are cached, so they are safe in dependency lists. */
export function formattersOf(language: OfferedLanguage, timeZone: TimeZone): Formatters {
  const ofZones = cache.get(language) ?? new Map<TimeZone, Formatters>();
  cache.set(language, ofZones);
  const known = ofZones.get(timeZone);
  if (known) return known;
  const made = makeFormatters(language, timeZone);
  ofZones.set(timeZone, made);
  return made;
}

/** Returns the formatters of one of the portal's own languages, for values without times. */
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

/** Replaces the hyphen of `Intl` with a minus sign, which is as wide as a plus. */
function withMinus(figures: string): string {
  return figures.replace('-', '\u2212');
}
