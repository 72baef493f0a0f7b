import type { Decorator } from '@storybook/react-vite';
import { brand } from '@/brand';
import { drawMeridianMark } from '@/brandMark';
import { BrandProvider } from '@/i18n/BrandProvider';
import { I18nProvider } from '@/i18n/I18nProvider';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { languageOf } from '../stories/kit/words';

/** Provides the toolbar's language to every story. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const { locale, messages, datacenters } = languageOf(globals['locale']);
  return (
    <I18nProvider locale={locale} languages={portalLanguages} messages={messages} datacenters={datacenters}>
      <BrandProvider brand={brand} drawMark={drawMeridianMark}>
        <Story />
      </BrandProvider>
    </I18nProvider>
  );
};

/** Applies the toolbar's theme to the document, like the app does. */
export const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  return <Story />;
};
