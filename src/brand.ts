import { languages } from '@/i18n/languages';
import type { DocumentBrand } from '@/i18n/brand';
import { byLocale, type Locale } from '@/i18n/locale';

const inEveryLanguage = (
  part: 'name' | 'legalEntity' | 'address' | 'bank',
): Readonly<Record<Locale, string>> => byLocale((locale) => languages[locale].brand[part]);

/**
 * Facts about the provider. Texts that differ between languages are in `language.ts`. README.md lists the other
 * places under 'Brand it'.
 */
export const brand = {
  name: inEveryLanguage('name'),
  copyrightYear: 2025,
  support: {
    email: 'support@meridian.example',
    phone: '+7 495 000-00-00',
  },
  legalEntity: inEveryLanguage('legalEntity'),
  /** Details of the legal entity on invoices (D20). The numbers are made up, with valid check digits. */
  requisites: {
    inn: '7799004000',
    kpp: '779901001',
    ogrn: '1257700000018',
    address: inEveryLanguage('address'),
    bank: inEveryLanguage('bank'),
    bik: '049999990',
    account: '40702810200000000042',
    correspondentAccount: '30101810600000000990',
  },
} as const satisfies DocumentBrand;
