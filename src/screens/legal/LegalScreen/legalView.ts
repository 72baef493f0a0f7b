import type { ThemeChoice } from '@/domain/theme';
import type { Locale } from '@/i18n/locale';
import type { LegalDocumentId } from './legalDocument';

/** Where the page leads. */
export interface LegalLinks {
  home: string;
  support: string;
  documents: Readonly<Record<LegalDocumentId, string>>;
}

/** The way back: registration, which links the documents (§2), or wherever the reader was. */
export interface LegalBack {
  kind: 'registration' | 'previous';
  href: string;
}

/** A legal document's page (§2, D3). */
export interface LegalView {
  document: LegalDocumentId;
  links: LegalLinks;
  back: LegalBack;
  theme: ThemeChoice;
  /** The same document in the other language: a link, so that it needs no script. */
  otherLanguage: { locale: Locale; href: string };
}
