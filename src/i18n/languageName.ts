import { localeTag, type Locale } from './locale';

/** A language as another one calls it: `английский` for English in Russian. */
export function languageName(of: Locale, inLocale: Locale): string {
  return new Intl.DisplayNames(localeTag(inLocale), { type: 'language' }).of(of) ?? of;
}
