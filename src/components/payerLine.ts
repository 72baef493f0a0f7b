import { payerParts } from '@/domain/documents/payerParts';
import type { PayerDraft } from '@/domain/payment/payer';
import type { I18n } from '@/i18n/I18nProvider';

/** The payer in one line, as invoices and acts name it; empty while there is nothing to say (D20). */
export function payerLine(draft: PayerDraft, t: I18n['t']): string {
  return payerParts(draft)
    .map(({ kind, value }) => {
      switch (kind) {
        case 'name':
        case 'address':
          return value;
        case 'soleProprietor':
          return t('payer.document.soleProprietor', { name: value });
        default:
          return t(`payer.document.${kind}`, { value });
      }
    })
    .join(', ');
}
