import { useEffect, useState } from 'react';
import { locales, type Locale } from '@/i18n/locale';
import { createTranslator, type Translator } from '@/i18n/translator';
import { usePreferences } from '@app/providers/PreferencesProvider';

// A constant, so that values derived from it are computed once.
const none: readonly never[] = [];

/** Names of sections and actions in the other languages; empty until all are loaded. */
export function useOtherLanguages(areas: readonly string[]): readonly Translator[] {
  const { locale, messages } = usePreferences();
  const [read, setRead] = useState<{ besides: Locale; translators: readonly Translator[] } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const others = locales.filter((each) => each !== locale);
    Promise.all(others.map(async (other) => createTranslator(other, await messages.read(other, areas)))).then(
      (translators) => isWanted && setRead({ besides: locale, translators }),
      // Without them the palette matches only the current language.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [messages, locale, areas]);
  return read?.besides === locale ? read.translators : none;
}
