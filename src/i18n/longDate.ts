import type { IsoDate } from '@/domain/time/dates';
import { localeTag, type Locale } from './locale';

/** A day in words, as documents are dated: `1 апреля 2025 г.` / `April 1, 2025`. The same in every time zone. */
export function longDate(day: IsoDate, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}
