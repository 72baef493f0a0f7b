import { localeTag, type Locale } from './locale';

/** Returns the decimal sign of a language: `,` in Russian, `.` in English. */
export function decimalSign(locale: Locale): ',' | '.' {
  const parts = new Intl.NumberFormat(localeTag(locale)).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}
