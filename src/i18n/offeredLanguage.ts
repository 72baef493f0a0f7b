import type { Language } from './language';
import { languages } from './languages.ts';
import { locales, type Locale } from './locale.ts';

/** A language to choose, with its formats. */
export interface OfferedLanguage extends Pick<Language, 'name' | 'day' | 'countries'> {
  locale: Locale;
}

/** Languages of the portal's messages, the default first (D1). */
export const portalLanguages: readonly OfferedLanguage[] = locales.map((locale) => ({
  locale,
  ...languages[locale],
}));

/** Returns one of the offered languages. Throws for any other. */
export function languageOf(languages: readonly OfferedLanguage[], locale: Locale): OfferedLanguage {
  const found = languages.find((language) => language.locale === locale);
  if (!found) throw new Error(`The language "${locale}" is not among those offered`);
  return found;
}
