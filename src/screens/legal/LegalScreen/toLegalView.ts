import type { Locale } from '@/i18n/locale';
import type { LegalDocumentId } from './legalDocument';
import type { LegalView } from './legalView';
import { paths, withQuery } from '@/paths';

/** A legal document as it is pre-rendered: registration is the way back until the page's script knows better. */
export function toLegalView(document: LegalDocumentId, locale: Locale): LegalView {
  const other = locale === 'ru' ? 'en' : 'ru';
  return {
    document,
    links: { home: paths.landing, support: paths.dashboard.support, documents: paths.legal },
    back: { kind: 'registration', href: paths.register },
    theme: 'system',
    otherLanguage: { locale: other, href: withQuery(paths.legal[document], { lang: other }) },
  };
}
