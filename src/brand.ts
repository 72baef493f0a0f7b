import type { Locale } from '@/i18n/locale';

/**
 * What the portal says of its provider. Where its looks stand is in README.md under 'Re-brand'.
 */
export const brand = {
  name: { ru: 'Меридиан', en: 'Meridian' } satisfies Record<Locale, string>,
  copyrightYear: 2025,
  support: {
    email: 'support@meridian.example',
    phone: '+7 495 000-00-00',
  },
  legalEntity: { ru: 'ООО «Меридиан»', en: 'Meridian LLC' } satisfies Record<Locale, string>,
  /** Of the legal entity, as invoices name it (D20). The numbers are made up, their check digits right. */
  requisites: {
    inn: '7799004000',
    kpp: '779901001',
    ogrn: '1257700000018',
    address: {
      ru: '101000, Москва, Меридианный проезд, д. 4, офис 7',
      en: '4 Meridianny Proezd, office 7, Moscow 101000',
    } satisfies Record<Locale, string>,
    bank: { ru: 'АО «Банк Параллель»', en: 'Parallel Bank JSC' } satisfies Record<Locale, string>,
    bik: '049999990',
    account: '40702810200000000042',
    correspondentAccount: '30101810600000000990',
  },
} as const;
