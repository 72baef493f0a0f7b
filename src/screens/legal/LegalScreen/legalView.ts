import type { ThemeChoice } from '@/domain/profile/theme';
import { languageLinks, type LanguageLink } from '@/components/languageLinks';
import type { Locale } from '@/i18n/locale';
import type { OfferedLanguage } from '@/i18n/offeredLanguage';
import type { LegalDocumentId } from './legalDocument';
import { paths, withQuery } from '@/paths';

/** Where the page leads. */
export interface LegalLinks {
  home: string;
  support: string;
  documents: Readonly<Record<LegalDocumentId, string>>;
}

/** The way back: home, the registration, which links the documents (§2), or wherever the reader was. */
export interface LegalBack {
  kind: 'home' | 'registration' | 'previous';
  href: string;
}

/** A legal document's page (§2, D3). */
export interface LegalView {
  document: LegalDocumentId;
  links: LegalLinks;
  back: LegalBack;
  theme: ThemeChoice;
  /** The same document in the other languages: links, so that they need no script. */
  otherLanguages: readonly LanguageLink[];
  /** The language of the document that binds, of which the others are translations: the first offered. */
  original: Locale;
  originalHref: string;
}

/** A legal document as it is pre-rendered: the way back leads home until the page's script knows better. */
export function toLegalView(
  document: LegalDocumentId,
  locale: Locale,
  languages: readonly OfferedLanguage[],
): LegalView {
  const original = languages[0]?.locale ?? locale;
  return {
    document,
    links: { home: paths.landing, support: paths.dashboard.support, documents: paths.legal },
    back: { kind: 'home', href: paths.landing },
    theme: 'system',
    otherLanguages: languageLinks(locale, paths.legal[document], languages),
    original,
    originalHref: withQuery(paths.legal[document], { lang: original }),
  };
}
