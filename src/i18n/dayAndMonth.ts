import type { IsoDate } from '@/domain/time/dates';
import { localeTags, type Locale } from './locale';

/** Formats a day of the coming year: `12 марта` / `March 12`. Independent of time zones. */
export function dayAndMonth(day: IsoDate, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}
