import { localeTag, type Locale } from './locale';

/** Returns the name of a language in another one: `английский` for English in Russian. */
export function languageName(of: Locale, inLocale: Locale): string {
  return new Intl.DisplayNames(localeTag(inLocale), { type: 'language' }).of(of) ?? of;
}
