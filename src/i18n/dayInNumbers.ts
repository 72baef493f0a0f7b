import type { IsoDate } from '@/domain/time/dates';
import { localeTag, type Locale } from './locale';

/** Formats a day as it is typed: two, two and four digits in the language's order. */
export function dayInNumbers(day: IsoDate, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTag(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}
