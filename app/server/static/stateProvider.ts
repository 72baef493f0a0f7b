import { brand } from '@/brand';
import type { Payee } from '@/domain/documents/payees';
import type { Language } from '../messages/messages';
import { languageOfPage, textInPage } from './pageText';

/** The provider as pages state it. */
export interface Provider {
  /** The portal's name. */
  readonly names: Readonly<Record<Language, string>>;
  /** The legal entity that bills persons, and the contacts. */
  readonly entity: Pick<Payee, 'name' | 'address' | 'inn' | 'kpp' | 'ogrn' | 'phone' | 'email'>;
}

/** The provider of the build. */
export const builtProvider: Provider = {
  names: brand.name,
  entity: { ...brand.requisites, ...brand.support, name: brand.legalEntity },
};

/** Texts of a page about the provider, in a fixed order: the name of the entity may contain that of the portal. */
function textsOf({ names, entity }: Provider, language: Language) {
  const { name, address, inn, ogrn, phone, email, kpp } = entity;
  const dialed = `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
  // A sole proprietor has no KPP.
  const ofKpp = (title: string) => (kpp === '' ? '' : `, ${title} ${kpp}`);
  const ofEntity = [name[language], address[language], dialed, phone, email];
  return [...ofEntity, ofKpp('КПП'), ofKpp('KPP'), inn, ogrn, names[language]];
}

/** Marks of a document for the app (app/device/installedBrand.ts): what differs from the build. */
function marksOf({ names, entity }: Provider, language: Language): string {
  const marks = [
    ['brand-name', names[language], builtProvider.names[language]],
    ['support-email', entity.email, builtProvider.entity.email],
    ['support-phone', entity.phone, builtProvider.entity.phone],
  ] as const;
  return marks
    .map(([mark, text, built]) => (text === built ? '' : ` data-${mark}="${textInPage(text)}"`))
    .join('');
}

/** Matches a text that is not a part of a longer word or number. */
function wholeText(text: string): string {
  const before = /^[\p{L}\p{N}]/u.test(text) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{L}\p{N}]$/u.test(text) ? '(?![\\p{L}\\p{N}])' : '';
  return before + text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') + after;
}

/** Replaces the build's name, legal entity and contacts in a page by those of the settings. */
export function stateProvider(html: string, provider: Provider): string {
  const language = languageOfPage(html);
  if (language === null) return html;
  const after = textsOf(provider, language).map(textInPage);
  const texts = new Map(
    textsOf(builtProvider, language).flatMap((text, index) =>
      text === '' ? [] : [[textInPage(text), after[index] ?? ''] as const],
    ),
  );
  if ([...texts].every(([before, now]) => before === now)) return html;
  // Scripts are matched first, so that they stay as they are.
  const patterns = ['<(?:script|style)\\b[^]*?</(?:script|style)>', ...[...texts.keys()].map(wholeText)];
  return html
    .replace(new RegExp(patterns.join('|'), 'gu'), (text) => texts.get(text) ?? text)
    .replace(/<body\b/i, (tag) => tag + marksOf(provider, language));
}
