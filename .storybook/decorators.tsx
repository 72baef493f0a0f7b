import type { Decorator } from '@storybook/react-vite';
import { brand } from '@/brand';
import { drawMeridianMark } from '@/brandMark';
import { BrandProvider } from '@/i18n/BrandProvider';
import { I18nProvider } from '@/i18n/I18nProvider';
import { defaultLocale, isLocale } from '@/i18n/locale';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { catalogues } from '../stories/kit/words';
import { pseudoLocale, pseudoMessages } from './pseudoLanguage';

/** Made when it is first looked at. */
let pseudo: typeof catalogues.en | undefined;

/** The language of the toolbar, around every story. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['locale'];
  const isPseudo = chosen === pseudoLocale;
  const locale = isPseudo ? 'en' : isLocale(chosen) ? chosen : defaultLocale;
  const messages = isPseudo ? (pseudo ??= pseudoMessages(catalogues.en)) : catalogues[locale];
  return (
    <I18nProvider locale={locale} languages={portalLanguages} messages={messages}>
      <BrandProvider brand={brand} drawMark={drawMeridianMark}>
        <Story />
      </BrandProvider>
    </I18nProvider>
  );
};

/** The theme of the toolbar, on the document: the same switch the app throws. */
export const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  return <Story />;
};
