import { escaped } from '../http/html';
import { toLanguage } from '../http/language';
import type { Language } from '../messages/messages';

/** Escapes a text as the build writes it into a page. */
export const textInPage = (text: string): string => escaped(text).replaceAll("'", '&#x27;');

/** Returns the language of a page. */
export const languageOfPage = (html: string): Language | null =>
  toLanguage(/<html\b[^>]* lang="(\w+)/i.exec(html)?.[1]);
