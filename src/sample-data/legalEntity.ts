import type { DocumentPayee } from '@/domain/documents/billingDocument';

/** The legal entity of the demonstration. Its numbers are made up, with valid check digits. */
export const sampleLegalEntity = {
  name: { ru: 'ООО «Меридиан»', en: 'Meridian LLC' },
  inn: '7799004000',
  kpp: '779901001',
  ogrn: '1257700000018',
  address: {
    ru: '101000, Москва, Меридианный проезд, д. 4, офис 7',
    en: '4 Meridianny Proezd, office 7, Moscow 101000',
  },
  phone: '+7 495 000-00-00',
  bank: { ru: 'АО «Банк Параллель»', en: 'Parallel Bank JSC' },
  bik: '049999990',
  account: '40702810200000000042',
  correspondentAccount: '30101810600000000990',
} as const satisfies Partial<DocumentPayee>;
