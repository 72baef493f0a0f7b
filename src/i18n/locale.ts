/** The two languages of the portal; ru is the default (D1). */
export const locales = ['ru', 'en'] as const;

/** A language the portal is complete in. */
export type Locale = (typeof locales)[number];

/** The language of a device that has not chosen one (D1). */
export const defaultLocale: Locale = 'ru';

/** BCP 47 tag for Intl and React Aria. */
export const localeTags: Record<Locale, string> = { ru: 'ru-RU', en: 'en-US' };

/** Narrows anything that came from storage, a cookie or the URL to a known language. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
