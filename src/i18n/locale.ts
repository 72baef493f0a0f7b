import type { AddedLocales } from './addedLocales.ts';
import { languages } from './languages.ts';

/** A language the portal is complete in: a folder of `messages`, or one that an app of its own added. */
export type Locale = keyof (typeof languages & AddedLocales);

/** The language of a device that has not chosen one (D1), and of the documents that bind. */
export const defaultLocale = 'ru' satisfies Locale;

/** Narrows anything that came from storage, a cookie or the URL to a known language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** The languages of the portal, the default first (D1). */
export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale);

/** One value for each language. */
export function byLocale<Value>(valueOf: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;
}

/** BCP 47 tag for Intl and React Aria. */
export const localeTags = byLocale((locale) => languages[locale].tag);

/** The same for any language: one that an app added is named by its tag. */
export function localeTag(locale: Locale): string {
  return Object.hasOwn(localeTags, locale) ? localeTags[locale] : locale;
}
