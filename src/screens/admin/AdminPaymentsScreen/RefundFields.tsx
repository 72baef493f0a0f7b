import { maxNoteLength } from '@/domain/admin/note';
import { refundTargetsOf, type RefundDraft, type RefundProblems } from '@/domain/admin/refund';
import type { AdminPayment } from '@/domain/admin/payment';
import { refundChannel } from '@/domain/payment/method';
import { useI18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { RadioCards } from '@/primitives/RadioCards';
import { NoteField } from '@/screens/admin/list/NoteField';

interface RefundFieldsProps {
  payment: AdminPayment;
  draft: RefundDraft;
  problems: RefundProblems;
  onDraftChange: (patch: Partial<RefundDraft>) => void;
}

/** Amount, target and reason of a refund; the reason is stored with it. */
export function RefundFields({ payment, draft, problems, onDraftChange }: RefundFieldsProps) {
  const { t, money } = useI18n();
  return (
    <>
      <AmountField
        label={t('adminPayments.refund.amount')}
        hint={t('adminPayments.refund.most', { sum: money(payment.amount) })}
        name="amount"
        required
        currency={{ kind: 'fixed', code: 'RUB' }}
        value={draft.amount}
        error={problems.amount && t(`adminPayments.refund.problem.${problems.amount}`)}
        onValueChange={(amount) => onDraftChange({ amount })}
      />
      <RadioCards
        label={t('adminPayments.refund.target')}
        value={draft.target}
        onValueChange={(target) => onDraftChange({ target })}
        options={refundTargetsOf(payment).map((value) => {
          const way = refundChannel(value, payment.method);
          return {
            value,
            title: t(`adminPayments.refund.${way}`),
            description: t(`adminPayments.refund.${way}.text`),
          };
        })}
      />
      <NoteField
        value={draft.note}
        hint={t('adminPayments.refund.noteHint', { count: maxNoteLength })}
        problem={problems.note}
        onValueChange={(note) => onDraftChange({ note })}
      />
    </>
  );
}
