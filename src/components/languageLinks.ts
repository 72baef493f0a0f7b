import { locales, type Locale } from '@/i18n/locale';

/** A page in another language. */
export interface LanguageLink {
  locale: Locale;
  href: string;
}

/** A public page in each language but its own: addresses, so that the choice needs no script (D1). */
export function languageLinks(locale: Locale, path: string): readonly LanguageLink[] {
  return locales
    .filter((other) => other !== locale)
    .map((other) => ({ locale: other, href: `${path}?lang=${other}` }));
}
