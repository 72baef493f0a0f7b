import { localeTag, type Locale } from './locale';

/** What a language writes before the decimals: `,` in Russian, `.` in English. */
export function decimalSign(locale: Locale): ',' | '.' {
  const parts = new Intl.NumberFormat(localeTag(locale)).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}
