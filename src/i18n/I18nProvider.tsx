import { createContext, use, useMemo, type ReactNode } from 'react';
import type { TimeZone } from '@/domain/time/timeZone';
import type { Catalogue } from './catalogue';
import { formattersOf, type Formatters } from './format';
import { languageOf, type OfferedLanguage } from './offeredLanguage';
import { createTranslator, type Translator } from './translator';
import type { Locale } from './locale';

/** Translation tools of a component: the language, its messages and its formats. */
export interface I18n extends Formatters, Translator {
  /** The languages to choose from, the default first (D1). */
  languages: readonly OfferedLanguage[];
}

const I18nContext = createContext<I18n | null>(null);

export interface I18nProviderProps {
  locale: Locale;
  /** The languages to choose from, `locale` among them; the first is the default (D1), in which documents bind. */
  languages: readonly OfferedLanguage[];
  /** Messages of this language; a missing key shows as the key and is reported to the console. */
  messages: Catalogue;
  /** In which times are shown: the provider's (D41), by an IANA name. UTC unless it is given. */
  timeZone?: TimeZone;
  children: ReactNode;
}

/** Gives the tree below it a language. Changing `locale` and `messages` together switches without a reload (D1). */
export function I18nProvider({ locale, languages, messages, timeZone = 'UTC', children }: I18nProviderProps) {
  const value = useMemo<I18n>(
    () => ({
      ...formattersOf(languageOf(languages, locale), timeZone),
      ...createTranslator(locale, messages),
      languages,
    }),
    [locale, languages, messages, timeZone],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The language of the surrounding tree. Throws outside an I18nProvider, which is a programming error. */
export function useI18n(): I18n {
  const value = use(I18nContext);
  if (!value) throw new Error('useI18n needs an I18nProvider above it');
  return value;
}
