import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Datacenter } from '@/domain/catalog/plan';
import type { TimeZone } from '@/domain/time/timeZone';
import type { Catalogue } from './catalogue';
import { formattersOf, type Formatters } from './format';
import { languageOf, type OfferedLanguage } from './offeredLanguage';
import { createTranslator, type Translator } from './translator';
import type { Locale } from './locale';

/** Translation tools of a component: the language, its messages and its formats. */
export interface I18n extends Formatters, Translator {
  /** Languages to choose from, the default first (D1). */
  languages: readonly OfferedLanguage[];
  /** Data centres of the provider with the names of their cities, in the order of the catalogue. */
  datacenters: readonly Datacenter[];
}

/** Data centres that are not known yet. */
const unnamed: readonly Datacenter[] = [];

const I18nContext = createContext<I18n | null>(null);

export interface I18nProviderProps {
  locale: Locale;
  /**
   * Languages to choose from, including `locale`. The first is the default (D1) and the language of binding
   * documents.
   */
  languages: readonly OfferedLanguage[];
  /** Messages of this language. A missing key is shown as the key and logged to the console. */
  messages: Catalogue;
  /** IANA time zone of the provider (D41), in which times are shown. Default: UTC. */
  timeZone?: TimeZone;
  /** Data centres of the provider. Default: none, so that texts name their countries only. */
  datacenters?: readonly Datacenter[];
  children: ReactNode;
}

/**
 * Provides a language to the tree below it. Changing `locale` and `messages` together switches without a reload (D1).
 */
export function I18nProvider({
  locale,
  languages,
  messages,
  timeZone = 'UTC',
  datacenters = unnamed,
  children,
}: I18nProviderProps) {
  const value = useMemo<I18n>(
    () => ({
      ...formattersOf(languageOf(languages, locale), timeZone),
      ...createTranslator(locale, messages),
      languages,
      datacenters,
    }),
    [locale, languages, messages, timeZone, datacenters],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Returns the current language. Throws outside an I18nProvider. */
export function useI18n(): I18n {
  const value = use(I18nContext);
  if (!value) throw new Error('useI18n needs an I18nProvider above it');
  return value;
}
