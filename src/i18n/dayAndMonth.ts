import type { IsoDate } from '@/domain/time/dates';
import { localeTags, type Locale } from './locale';

/** A day of the coming year in words: `12 марта` / `March 12`. The same in every time zone. */
export function dayAndMonth(day: IsoDate, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}
