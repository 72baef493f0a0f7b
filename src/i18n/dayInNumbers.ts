import type { IsoDate } from '@/domain/time/dates';
import { localeTag, type Locale } from './locale';

/** A day in two, two and four digits, in a language's order: how it is typed. */
export function dayInNumbers(day: IsoDate, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTag(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}
