import { toPayer, type PayerDraft } from '@/domain/payment/payer';
import type { I18n } from '@/i18n/I18nProvider';

/** The payer in one line, as invoices and acts name it; empty while there is nothing to say (D20). */
export function payerLine(draft: PayerDraft, t: I18n['t']): string {
  const { type, name, inn, kpp, ogrn, address, account, bik } = toPayer(draft);
  const isProprietor = type === 'soleProprietor';
  // Whoever types 'ИП' in front of the name gets it once.
  const ownName = name.replace(/^ИП\s+/iu, '');
  const parts: (string | false)[] = [
    isProprietor && ownName !== '' ? t('payer.document.soleProprietor', { name: ownName }) : name,
    inn !== '' && t('payer.document.inn', { value: inn }),
    kpp !== '' && t('payer.document.kpp', { value: kpp }),
    ogrn !== '' && t(isProprietor ? 'payer.document.ogrnip' : 'payer.document.ogrn', { value: ogrn }),
    address,
    account !== '' && t('payer.document.account', { value: account }),
    bik !== '' && t('payer.document.bik', { value: bik }),
  ];
  return parts.filter((part) => part !== false && part !== '').join(', ');
}
