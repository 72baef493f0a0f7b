import { brand } from '@/brand';
import type { Payee } from '@/domain/documents/payees';
import type { Language } from '../messages/messages';
import { languageOfPage, textInPage } from './pageText';
import { factInPage, providerFacts, type ProviderFact } from './providerFacts';

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

function factsOf({ names, entity }: Provider, language: Language): Readonly<Record<ProviderFact, string>> {
  const { name, address, inn, kpp, ogrn, phone, email } = entity;
  return {
    name: names[language],
    entity: name[language],
    address: address[language],
    inn,
    kpp,
    ogrn,
    phone,
    email,
  };
}

const dialed = (phone: string) => `"tel:${phone.replaceAll(/[^+\d]/g, '')}"`;

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

/** Replaces the build's name, legal entity and contacts in a page by those of the settings. */
export function stateProvider(html: string, provider: Provider): string {
  const language = languageOfPage(html);
  if (language === null) return html;
  const [built, facts] = [factsOf(builtProvider, language), factsOf(provider, language)];
  let stated = html.replaceAll(dialed(built.phone), dialed(facts.phone));
  for (const fact of providerFacts.filter((one) => built[one] !== '' && built[one] !== facts[one])) {
    const written = factInPage(fact, built[fact]);
    // A sole proprietor has no KPP.
    if (fact === 'kpp' && facts.kpp === '')
      for (const title of ['КПП', 'KPP']) stated = stated.replaceAll(`, ${title} ${written}`, '');
    stated = stated.replaceAll(written, () => textInPage(facts[fact]));
  }
  return stated.replace(/<body\b/i, (tag) => tag + marksOf(provider, language));
}
