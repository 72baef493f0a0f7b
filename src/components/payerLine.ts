import { payerParts } from '@/domain/documents/payerParts';
import type { PayerDraft } from '@/domain/payment/payer';
import type { I18n } from '@/i18n/I18nProvider';

/** Returns the payer in one line, as on invoices and certificates; empty without data (D20). */
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
