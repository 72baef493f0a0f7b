import type { Catalogue } from '@/i18n/catalogue';
import { localeTags, type Locale } from '@/i18n/locale';

/** Merged messages of some areas. */
export interface SentMessages {
  areas: readonly string[];
  messages: Catalogue;
}

/**
 * Returns the messages of this language in the document (app/build/pageMessages.ts). Null if there are none, for
 * example from a development server or in another language; then they are loaded from files.
 */
export function sentMessages(locale: Locale): SentMessages | null {
  const element = document.getElementById('messages');
  if (element?.lang !== localeTags[locale]) return null;
  try {
    // Trusted, because the build wrote it.
    const messages = JSON.parse(element.textContent) as Catalogue;
    return { areas: element.dataset['areas']?.split(' ') ?? [], messages };
  } catch {
    return null;
  }
}
