import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawMeridianMark } from '@/brandMark';
import { BrandProvider } from '@/i18n/BrandProvider';
import type { Catalogue } from '@/i18n/catalogue';
import { I18nProvider } from '@/i18n/I18nProvider';
import type { Locale } from '@/i18n/locale';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { writeFacts } from '../server/static/providerFacts';
import { markedBrand } from './markedBrand';

const files = import.meta.glob<Catalogue>('../../src/i18n/messages/*/*.json', {
  eager: true,
  import: 'default',
});

/** Returns all messages of a language. */
export function messagesOf(locale: Locale): Catalogue {
  const found = Object.entries(files).filter(([file]) => file.includes(`/${locale}/`));
  return Object.assign({}, ...found.map(([, messages]) => messages)) as Catalogue;
}

/** Renders the content of a static page with the brand of the build. */
export function renderPage(locale: Locale, element: ReactNode): string {
  return writeFacts(
    renderToStaticMarkup(
      <I18nProvider locale={locale} languages={portalLanguages} messages={messagesOf(locale)}>
        <BrandProvider brand={markedBrand} drawMark={drawMeridianMark}>
          {element}
        </BrandProvider>
      </I18nProvider>,
    ),
  );
}
