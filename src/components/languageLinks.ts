import type { Locale } from '@/i18n/locale';
import type { OfferedLanguage } from '@/i18n/offeredLanguage';

/** A page in another language. */
export interface LanguageLink {
  locale: Locale;
  /** Name of the language in itself. */
  name: string;
  href: string;
}

/** Returns links to a public page in the other languages, so that the choice needs no script (D1). */
export function languageLinks(
  locale: Locale,
  path: string,
  languages: readonly OfferedLanguage[],
): readonly LanguageLink[] {
  return languages
    .filter((other) => other.locale !== locale)
    .map((other) => ({ locale: other.locale, name: other.name, href: `${path}?lang=${other.locale}` }));
}
