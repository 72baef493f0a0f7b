import type { IsoMonth } from '@/domain/admin/months';
import { localeTag, type Locale } from './locale';

/** Formats a month: `ноябрь 2026` / `November 2026`, or `ноя` / `Nov` for a chart's axis. */
export function monthName(month: IsoMonth, locale: Locale, form: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat(localeTag(locale), {
    month: form,
    ...(form === 'long' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(Date.parse(`${month}-01`));
  // Removes the 'г.' after a Russian year and the dot after an abbreviation.
  const end = parts.findLastIndex(({ type }) => type !== 'literal') + 1;
  const text = parts.slice(0, end).map(({ value }) => value);
  return text.join('').replace(/\.$/, '');
}
