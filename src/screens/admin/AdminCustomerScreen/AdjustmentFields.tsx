import {
  balanceAfter,
  draftAmount,
  purposesOf,
  type AdjustmentDraft,
  type AdjustmentProblems,
} from '@/domain/admin/adjustment';
import { maxNoteLength } from '@/domain/admin/note';
import type { Money } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { RadioCards } from '@/primitives/RadioCards';
import { NoteField } from '../list/NoteField';

interface AdjustmentFieldsProps {
  balance: Money;
  draft: AdjustmentDraft;
  problems: AdjustmentProblems;
  onDraftChange: (patch: Partial<AdjustmentDraft>) => void;
}

/** Amount, purpose and reason of an adjustment, with the balance before and after it. */
export function AdjustmentFields({ balance, draft, problems, onDraftChange }: AdjustmentFieldsProps) {
  const { t, money } = useI18n();
  const amount = draftAmount(draft);
  const after = amount === null ? null : balanceAfter(balance, { ...draft, amount });
  return (
    <>
      <AmountField
        label={t('adminCustomer.adjust.amount')}
        hint={t('adminCustomer.adjust.balance', { balance: money(balance) })}
        name="amount"
        required
        currency={{ kind: 'fixed', code: 'RUB' }}
        value={draft.amount}
        error={
          problems.amount && t(`adminCustomer.adjust.problem.${problems.amount}`, { balance: money(balance) })
        }
        onValueChange={(typed) => onDraftChange({ amount: typed })}
      />
      <output className="text-text-muted">
        {after !== null && after >= 0 && t('adminCustomer.adjust.after', { balance: money(after) })}
      </output>
      <RadioCards
        label={t('adminCustomer.adjust.purpose')}
        value={draft.purpose}
        onValueChange={(purpose) => onDraftChange({ purpose })}
        options={purposesOf(draft.direction).map((value) => ({
          value,
          title: t(`adminCustomer.adjust.${value}`),
          description: t(`adminCustomer.adjust.${value}.text`),
        }))}
      />
      <NoteField
        value={draft.note}
        hint={t('adminCustomer.adjust.noteHint', { count: maxNoteLength })}
        problem={problems.note}
        onValueChange={(note) => onDraftChange({ note })}
      />
    </>
  );
}
