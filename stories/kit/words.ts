import { Children } from 'react';
import { rubles } from '@/domain/money/money';
import type { Catalogue } from '@/i18n/catalogue';
import { formattersFor } from '@/i18n/format';
import type { I18n } from '@/i18n/I18nProvider';
import { byLocale, defaultLocale, isLocale, locales, localeTags, type Locale } from '@/i18n/locale';
import type { MessageArguments } from '@/i18n/messageArguments';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { createTranslator, type MessageKey, type Translator } from '@/i18n/translator';
import type { RichChunk } from '@/i18n/richChunk';
import { sampleDatacenters } from '@/sample-data/datacenters';
import { pseudoLocale, pseudoMessages } from '../../.storybook/pseudoLanguage';

const files = import.meta.glob<Catalogue>('../../src/i18n/messages/*/*.json', {
  eager: true,
  import: 'default',
});

/** Merges all areas of a language: stories need no loading. */
function everyMessage(locale: Locale): Catalogue {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${locale}/`))
      .flatMap(([, messages]) => Object.entries(messages)),
  );
}

/** All messages by language. */
export const catalogues = byLocale(everyMessage);

/** Language in which a story is shown: one of the portal's languages, or the pseudo-language. */
interface ShownLanguage {
  /** Language of the story's document, where plays find it. */
  tag: string;
  locale: Locale;
  messages: Catalogue;
  /** Data centres, which have a name in each language. */
  datacenters: I18n['datacenters'];
}

/** CLDR's tag for English with accents. */
const pseudoTag = 'en-XA';

/** Created on first use. */
let pseudo: ShownLanguage | undefined;

/** Returns the language chosen in the toolbar. An unknown value falls back to the default. */
export function languageOf(chosen: unknown): ShownLanguage {
  const datacenters = sampleDatacenters;
  if (chosen === pseudoLocale)
    return (pseudo ??= {
      tag: pseudoTag,
      locale: 'en',
      messages: pseudoMessages(catalogues.en),
      datacenters,
    });
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  return { tag: localeTags[locale], locale, messages: catalogues[locale], datacenters };
}

const spoken = new Map<string, I18n>();

/**
 * Language of the displayed story, which is its document's. For plays only: before a story is displayed there is none.
 */
export function i18n(): I18n {
  const { lang } = document.documentElement;
  const shown = lang === pseudoTag ? pseudoLocale : locales.find((locale) => localeTags[locale] === lang);
  const { tag, locale, messages, datacenters } = languageOf(shown);
  const known = spoken.get(tag);
  if (known) return known;
  const made = {
    languages: portalLanguages,
    datacenters,
    ...formattersFor(locale),
    ...createTranslator(locale, messages),
  };
  spoken.set(tag, made);
  return made;
}

/** Translates a message in the shown story's language. Plays look for messages, so that they work in every language. */
export const t: Translator['t'] = (key, ...args) => i18n().t(key, ...args);

/**
 * Returns the content of a tag inside a message: the name of the link in a sentence. `values` are the arguments of
 * the message, with the tag's renderer where one is given.
 */
export function tagged<Key extends MessageKey>(
  key: Key,
  values: (tag: RichChunk) => MessageArguments[Key],
): string {
  const inside: string[] = [];
  const tag: RichChunk = (chunks) => {
    for (const chunk of Children.toArray(chunks)) if (typeof chunk === 'string') inside.push(chunk);
    return null;
  };
  void i18n().rich(key, values(tag));
  if (inside.length === 0) throw new RangeError(`No such tag in ${key}`);
  return inside.join('');
}

/** Formats rubles in the shown story's language. */
export function money(inRubles: number): string {
  return i18n().money(rubles(inRubles));
}
