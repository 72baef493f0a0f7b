import type { AddedLocales } from './addedLocales.ts';
import { languages } from './languages.ts';

/** A language of the portal: a folder of `messages`, or one added by an app. */
export type Locale = keyof (typeof languages & AddedLocales);

/** The default language (D1), also of binding documents. */
export const defaultLocale = 'ru' satisfies Locale;

/** Whether a value from storage, a cookie or the URL is a known language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** The languages of the portal, the default first (D1). */
export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale);

/** Computes a value for each language. */
export function byLocale<Value>(valueOf: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;
}

/** BCP 47 tag for Intl and React Aria. */
export const localeTags = byLocale((locale) => languages[locale].tag);

/** Returns the BCP 47 tag of any language; an added one is its own tag. */
export function localeTag(locale: Locale): string {
  return Object.hasOwn(localeTags, locale) ? localeTags[locale] : locale;
}
