import type { Decorator } from '@storybook/react-vite';
import { I18nProvider } from '@/i18n/I18nProvider';
import { defaultLocale, isLocale } from '@/i18n/locale';
import { catalogues } from '../stories/kit/words';

/** The language of the toolbar, around every story. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['locale'];
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  return (
    <I18nProvider locale={locale} messages={catalogues[locale]}>
      <Story />
    </I18nProvider>
  );
};

/** The theme of the toolbar, on the document: the same switch the app throws. */
export const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  return <Story />;
};
