import type { Language } from './language';
import { languages } from './languages.ts';
import { locales, type Locale } from './locale.ts';

/** A language that a portal offers for choosing, and how it writes. */
export interface OfferedLanguage extends Pick<Language, 'name' | 'day' | 'countries'> {
  locale: Locale;
}

/** The languages that the messages come in, the default first (D1). */
export const portalLanguages: readonly OfferedLanguage[] = locales.map((locale) => ({
  locale,
  ...languages[locale],
}));

/** One of the languages offered. Throws for another, which is a programming error. */
export function languageOf(languages: readonly OfferedLanguage[], locale: Locale): OfferedLanguage {
  const found = languages.find((language) => language.locale === locale);
  if (!found) throw new Error(`The language "${locale}" is not among those offered`);
  return found;
}
