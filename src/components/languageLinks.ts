import type { Locale } from '@/i18n/locale';
import type { OfferedLanguage } from '@/i18n/offeredLanguage';

/** A page in another language. */
export interface LanguageLink {
  locale: Locale;
  /** The language's own name. */
  name: string;
  href: string;
}

/** A public page in each language but its own: addresses, so that the choice needs no script (D1). */
export function languageLinks(
  locale: Locale,
  path: string,
  languages: readonly OfferedLanguage[],
): readonly LanguageLink[] {
  return languages
    .filter((other) => other.locale !== locale)
    .map((other) => ({ locale: other.locale, name: other.name, href: `${path}?lang=${other.locale}` }));
}
