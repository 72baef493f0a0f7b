import { brand } from '@/brand';
import type { DocumentBrand } from '@/i18n/brand';
import { byLocale } from '@/i18n/locale';
import { markFact } from '../server/static/providerFacts';

const { requisites, support } = brand;

/** The brand of the build, whose facts are marked: the server replaces them by those of its settings. */
export const markedBrand: DocumentBrand = {
  ...brand,
  name: byLocale((locale) => markFact('name', brand.name[locale])),
  legalEntity: byLocale((locale) => markFact('entity', brand.legalEntity[locale])),
  support: { email: markFact('email', support.email), phone: markFact('phone', support.phone) },
  requisites: {
    ...requisites,
    inn: markFact('inn', requisites.inn),
    kpp: markFact('kpp', requisites.kpp),
    ogrn: markFact('ogrn', requisites.ogrn),
    address: byLocale((locale) => markFact('address', requisites.address[locale])),
  },
};
