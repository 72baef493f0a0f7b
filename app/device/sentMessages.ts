import type { Catalogue } from '@/i18n/catalogue';
import { localeTags, type Locale } from '@/i18n/locale';

/** Messages of some areas, merged. */
export interface SentMessages {
  areas: readonly string[];
  messages: Catalogue;
}

/**
 * Returns the messages in this language that the document contains (app/build/pageMessages.ts). Null where it has
 * none: from a development server, in another language, or cut short on its way. The files have all of them too.
 */
export function sentMessages(locale: Locale): SentMessages | null {
  const element = document.getElementById('messages');
  if (element?.lang !== localeTags[locale]) return null;
  try {
    // The build wrote it, as it wrote the scripts.
    const messages = JSON.parse(element.textContent) as Catalogue;
    return { areas: element.dataset['areas']?.split(' ') ?? [], messages };
  } catch {
    return null;
  }
}
