import type { PayerDraft } from '@/domain/payment/payer';
import type { I18n } from '@/i18n/I18nProvider';
import type { Fact } from '@/components/FactList';

/** What a bank transfer needs, in the order in which banks ask for it. */
const requisites = ['name', 'inn', 'kpp', 'account', 'bik'] as const;

/** Whom a transfer goes to, as far as the payment states it. */
export function recipientFacts(recipient: PayerDraft, t: I18n['t']): Fact[] {
  return requisites
    .filter((field) => recipient[field] !== '')
    .map((field) => ({ label: t(`adminRefunds.recipient.${field}`), value: recipient[field] }));
}
