import type { IsoDate } from '@/domain/time/dates';
import { localeTag, type Locale } from './locale';

/** Formats the date of a document: `1 апреля 2025 г.` / `April 1, 2025`. Independent of time zones. */
export function longDate(day: IsoDate, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}
