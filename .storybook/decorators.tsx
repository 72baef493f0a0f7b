import type { Decorator } from '@storybook/react-vite';
import { I18nProvider } from '@/i18n/I18nProvider';
import type { Catalogue } from '@/i18n/catalogue';
import { isLocale, type Locale } from '@/i18n/locale';

const files = import.meta.glob<Catalogue>('../src/i18n/messages/*/*.json', {
  eager: true,
  import: 'default',
});

/** All areas of a language at once: stories need no loading. */
function everyMessage(locale: Locale): Catalogue {
  return Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.includes(`/${locale}/`))
      .map(([, messages]) => messages),
  ) as Catalogue;
}

const catalogues: Record<Locale, Catalogue> = { ru: everyMessage('ru'), en: everyMessage('en') };

/** The language of the toolbar, around every story. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const chosen: unknown = globals['locale'];
  const locale = isLocale(chosen) ? chosen : 'ru';
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
