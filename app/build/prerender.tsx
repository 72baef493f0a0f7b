/**
 * Renders static pages to HTML at build time, with the components of their stories. Loaded through Vite
 * (app/build/moduleLoader.ts), which compiles the messages.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '@/brand';
import { drawMeridianMark } from '@/brandMark';
import { claims } from '@/domain/catalog/claims';
import { cheapestPlan } from '@/domain/catalog/plan';
import { BrandProvider } from '@/i18n/BrandProvider';
import type { Catalogue } from '@/i18n/catalogue';
import { formattersFor } from '@/i18n/format';
import { I18nProvider } from '@/i18n/I18nProvider';
import { locales, type Locale } from '@/i18n/locale';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { createTranslator, type Translator } from '@/i18n/translator';
import { ukPlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { LandingScreen } from '@/screens/landing/LandingScreen/LandingScreen';
import { legalDocuments } from '@/screens/legal/LegalScreen/documents';
import { legalDocumentIds } from '@/screens/legal/LegalScreen/legalDocument';
import { LegalScreen } from '@/screens/legal/LegalScreen/LegalScreen';
import { paths } from '@/paths';
import { toLandingView } from '@/screens/landing/LandingScreen/landingView';
import { toLegalView } from '@/screens/legal/LegalScreen/legalView';

const files = import.meta.glob<Catalogue>('../../src/i18n/messages/*/*.json', {
  eager: true,
  import: 'default',
});

function messagesOf(locale: Locale): Catalogue {
  const found = Object.entries(files).filter(([file]) => file.includes(`/${locale}/`));
  return Object.assign({}, ...found.map(([, messages]) => messages)) as Catalogue;
}

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

const nothing = () => undefined;

/** All pre-rendered pages. */
const staticPages: readonly StaticPage[] = [
  {
    path: paths.landing,
    name: 'landing',
    script: 'landing',
    foldId: 'features',
    element: (locale) => (
      <LandingScreen
        view={toLandingView(locale, { plans: ukPlans, prices: samplePrices }, portalLanguages)}
        onThemeChange={nothing}
      />
    ),
    title: (t) => t('landing.title'),
    description: (t, locale) =>
      t('landing.metaDescription', {
        uptime: claims.uptime,
        price: formattersFor(locale).money(cheapestPlan(ukPlans).price.monthly),
      }),
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
          onThemeChange={nothing}
          onPrint={nothing}
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
  title: string;
  description: string;
  body: string;
}

/** Renders every static page in every language. */
export function renderStaticPages(): RenderedPage[] {
  return staticPages.flatMap((page) =>
    locales.map((locale) => {
      const messages = messagesOf(locale);
      const { t } = createTranslator(locale, messages);
      return {
        path: page.path,
        name: page.name,
        script: page.script,
        locale,
        foldId: page.foldId,
        title: `${page.title(t, locale)} · ${brand.name[locale]}`,
        description: page.description(t, locale),
        body: renderToStaticMarkup(
          <I18nProvider locale={locale} languages={portalLanguages} messages={messages}>
            <BrandProvider brand={brand} drawMark={drawMeridianMark}>
              {page.element(locale)}
            </BrandProvider>
          </I18nProvider>,
        ),
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
    title: brand.name[locale],
    description: t('document.description'),
    needsScript: t('document.needsScript'),
  };
}
