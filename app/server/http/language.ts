import { defaultLocale, isLocale } from '@/i18n/locale';
import type { Language } from '../messages/messages';

/** Parses a language (`ru`, `en`), or null. */
export function toLanguage(value: string | null | undefined): Language | null {
  return isLocale(value) ? value : null;
}

/** Returns the preferred language of an `Accept-Language` header, or the default (D1). */
export function acceptedLanguage(header: string | null | undefined): Language {
  let best: Language = defaultLocale;
  let bestWeight = 0;
  for (const part of (header ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const language = toLanguage(tag.toLowerCase().split('-')[0]);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number.parseFloat(quality.slice(2));
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
