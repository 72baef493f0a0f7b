import { useEffect, useState } from 'react';
import { locales, type Locale } from '@/i18n/locale';
import { createTranslator, type Translator } from '@/i18n/translator';
import { usePreferences } from '@app/providers/PreferencesProvider';

/** The other language's words for sections and actions, from its own catalogues; null until they are there. */
export function useOtherLanguage(areas: readonly string[]): Translator | null {
  const { locale, messages } = usePreferences();
  const [read, setRead] = useState<{ locale: Locale; translator: Translator } | null>(null);
  const other = locales.find((each) => each !== locale) ?? locale;
  useEffect(() => {
    let isWanted = true;
    messages.read(other, areas).then(
      (catalogue) => isWanted && setRead({ locale: other, translator: createTranslator(other, catalogue) }),
      // Without them the palette finds what it shows.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [messages, other, areas]);
  return read?.locale === other ? read.translator : null;
}
