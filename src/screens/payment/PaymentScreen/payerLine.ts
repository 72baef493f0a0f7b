import { toPayer, type PayerDraft } from '@/domain/payment/payer';
import type { I18n } from '@/i18n/I18nProvider';

/** The payer in one line, as invoices and acts name it; empty while there is nothing to say (D20). */
export function payerLine(draft: PayerDraft, t: I18n['t']): string {
  const { type, name, inn, kpp, ogrn, address, account, bik } = toPayer(draft);
  const isProprietor = type === 'soleProprietor';
  // Whoever types 'ИП' in front of the name gets it once.
  const ownName = name.replace(/^ИП\s+/iu, '');
  const parts: (string | false)[] = [
    isProprietor && ownName !== '' ? t('payment.document.soleProprietor', { name: ownName }) : name,
    inn !== '' && t('payment.document.inn', { value: inn }),
    kpp !== '' && t('payment.document.kpp', { value: kpp }),
    ogrn !== '' && t(isProprietor ? 'payment.document.ogrnip' : 'payment.document.ogrn', { value: ogrn }),
    address,
    account !== '' && t('payment.document.account', { value: account }),
    bik !== '' && t('payment.document.bik', { value: bik }),
  ];
  return parts.filter((part) => part !== false && part !== '').join(', ');
}
