import { canCredit, type AdminPayment } from '@/domain/admin/payment';
import {
  receiptCurrency,
  receiptOutcome,
  type ReceiptDraft,
  type ReceiptProblems,
} from '@/domain/admin/receipt';
import { useI18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';

interface ReceiptFieldsProps {
  payment: AdminPayment;
  draft: ReceiptDraft;
  problems: ReceiptProblems;
  onDraftChange: (patch: Partial<ReceiptDraft>) => void;
}

/** Received sum, as on the bank statement, and its effect (D42). */
export function ReceiptFields({ payment, draft, problems, onDraftChange }: ReceiptFieldsProps) {
  const { t, currency } = useI18n();
  const { expected, user } = payment;
  if (!expected) return null;
  const outcome = canCredit(payment) ? null : receiptOutcome(draft, expected);
  const difference = outcome ? currency({ ...expected, minor: outcome.difference }) : '';
  return (
    <>
      <AmountField
        label={t('adminPayments.received')}
        hint={t('adminPayments.received.expected', { sum: currency(expected) })}
        name="received"
        required
        currency={{ kind: 'fixed', code: receiptCurrency(expected) }}
        value={draft.received}
        error={problems.received && t(`adminPayments.received.problem.${problems.received}`)}
        onValueChange={(received) => onDraftChange({ received })}
      />
      <output className="text-text-muted">
        {outcome
          ? t(`adminPayments.received.${outcome.kind}`, { user, difference })
          : canCredit(payment) && t('adminPayments.received.late', { user })}
      </output>
    </>
  );
}
