/**
 * Renders static pages to HTML at build time, with the components of their stories. Loaded through Vite
 * (app/build/moduleLoader.ts), which compiles the messages.
 */
import type { ReactNode } from 'react';
import { locales, type Locale } from '@/i18n/locale';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { createTranslator, type Translator } from '@/i18n/translator';
import { sampleLandingOffers } from '@/sample-data/landingOffers';
import { legalDocuments } from '@/screens/legal/LegalScreen/documents';
import { legalDocumentIds } from '@/screens/legal/LegalScreen/legalDocument';
import { LegalScreen } from '@/screens/legal/LegalScreen/LegalScreen';
import { paths } from '@/paths';
import { toLegalView } from '@/screens/legal/LegalScreen/legalView';
import { landingDescription, landingElement } from './landing';
import { markedBrand } from './markedBrand';
import { messagesOf, renderPage } from './renderPage';

interface StaticPage {
  path: string;
  /** File name. */
  name: string;
  /** Script in app/staticPages. Pages with the same script share their styles. */
  script: string;
  element: (locale: Locale) => ReactNode;
  /** Id of the first element below the fold; everything above it is painted at once. */
  foldId: string;
  title: (t: Translator['t'], locale: Locale) => string;
  description: (t: Translator['t'], locale: Locale) => string;
}

/** All pre-rendered pages. */
const staticPages: readonly StaticPage[] = [
  {
    path: paths.landing,
    name: 'landing',
    script: 'landing',
    foldId: 'features',
    element: (locale) => landingElement(locale, sampleLandingOffers),
    title: (t) => t('landing.title'),
    description: (t, locale) => landingDescription(t, locale, sampleLandingOffers),
  },
  ...legalDocumentIds.map((id): StaticPage => {
    const { title, lead, sections } = legalDocuments[id];
    return {
      path: paths.legal[id],
      name: `legal-${id}`,
      script: 'legal',
      foldId: sections[0]?.id ?? '',
      element: (locale) => (
        <LegalScreen
          view={toLegalView(id, locale, portalLanguages)}
          onThemeChange={() => undefined}
          onPrint={() => undefined}
        />
      ),
      title: (t) => t(title),
      description: (t) => t(lead),
    };
  }),
];

/** A page in one language, before styles, fonts and scripts are added. */
export interface RenderedPage {
  path: string;
  name: string;
  script: string;
  locale: Locale;
  foldId: string;
  /** With marks of facts (markedBrand.ts). */
  title: string;
  description: string;
  body: string;
}

/** Renders every static page in every language. */
export function renderStaticPages(): RenderedPage[] {
  return staticPages.flatMap((page) =>
    locales.map((locale) => {
      const { t } = createTranslator(locale, messagesOf(locale));
      return {
        path: page.path,
        name: page.name,
        script: page.script,
        locale,
        foldId: page.foldId,
        title: `${page.title(t, locale)} · ${markedBrand.name[locale]}`,
        description: page.description(t, locale),
        body: renderPage(locale, page.element(locale)),
      };
    }),
  );
}

/** Texts of the document before the app renders. */
export interface ShellTexts {
  title: string;
  description: string;
  needsScript: string;
}

export function shellTexts(locale: Locale): ShellTexts {
  const { t } = createTranslator(locale, messagesOf(locale));
  return {
    title: markedBrand.name[locale],
    description: t('document.description'),
    needsScript: t('document.needsScript'),
  };
}
