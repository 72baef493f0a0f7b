import type { ThemeChoice } from '@/domain/profile/theme';
import { languageLinks, type LanguageLink } from '@/components/languageLinks';
import type { Locale } from '@/i18n/locale';
import type { OfferedLanguage } from '@/i18n/offeredLanguage';
import type { LegalDocumentId } from './legalDocument';
import { paths, withQuery } from '@/paths';

/** Links of the page. */
export interface LegalLinks {
  home: string;
  support: string;
  documents: Readonly<Record<LegalDocumentId, string>>;
}

/** Back link: home, the registration, which links the documents (§2), or the previous page. */
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
  /** The same document in other languages, as links that need no script. */
  otherLanguages: readonly LanguageLink[];
  /** Language of the binding document, the first one; the others are translations. */
  original: Locale;
  originalHref: string;
}

/** Makes the pre-rendered view; the back link leads home until the page's script sets another. */
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
