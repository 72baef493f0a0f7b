import {
  draftTotal,
  newBillLimits,
  withLine,
  type NewBillDraft,
  type NewBillLineDraft,
  type NewBillLineProblems,
  type NewBillProblems,
} from '@/domain/admin/newBill';
import { maxNoteLength } from '@/domain/admin/note';
import { useI18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { Button, IconButton } from '@/primitives/Button';
import { DateField } from '@/primitives/DateField';
import { FormError } from '@/primitives/Form';
import { CloseIcon } from '@/primitives/icons';
import { TextField } from '@/primitives/TextField';
import { NoteField } from '../list/NoteField';

interface BillFieldsProps {
  /** Lines, day and reason as typed. */
  draft: NewBillDraft;
  /** Problems to show. */
  problems: NewBillProblems;
  /** A field or the lines changed. */
  onDraftChange: (patch: Partial<NewBillDraft>) => void;
}

/** Lines, last day and reason of a bill that staff make, with its total. */
export function BillFields({ draft, problems, onDraftChange }: BillFieldsProps) {
  const { t, money } = useI18n();
  const { lines } = draft;
  return (
    <div className="flex flex-col gap-5">
      <ol className="flex flex-col gap-4">
        {lines.map((line, index) => (
          <li key={index}>
            <BillLine
              number={index + 1}
              line={line}
              problems={problems.lines?.[index] ?? {}}
              onChange={(patch) =>
                onDraftChange({
                  lines: lines.map((each, place) => (place === index ? { ...each, ...patch } : each)),
                })
              }
              onRemove={
                lines.length > 1
                  ? () => onDraftChange({ lines: lines.filter((_, place) => place !== index) })
                  : null
              }
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          size="sm"
          disabled={lines.length >= newBillLimits.lines}
          onClick={() => onDraftChange({ lines: withLine(lines) })}
        >
          {t('adminCustomer.bill.addLine')}
        </Button>
        <output className="font-semibold figures">
          {t('adminCustomer.bill.total', { amount: money(draftTotal(lines)) })}
        </output>
      </div>
      {problems.total && <FormError>{t(`adminCustomer.bill.problem.total.${problems.total}`)}</FormError>}
      <DateField
        label={t('adminCustomer.bill.payBy')}
        hint={t('adminCustomer.bill.payBy.hint')}
        name="payBy"
        required
        value={draft.payBy}
        error={problems.payBy && t(`adminCustomer.bill.problem.payBy.${problems.payBy}`)}
        onValueChange={(payBy) => onDraftChange({ payBy })}
      />
      <NoteField
        value={draft.note}
        hint={t('adminCustomer.bill.noteHint', { count: maxNoteLength })}
        problem={problems.note}
        onValueChange={(note) => onDraftChange({ note })}
      />
    </div>
  );
}

interface BillLineProps {
  number: number;
  line: NewBillLineDraft;
  problems: NewBillLineProblems;
  onChange: (patch: Partial<NewBillLineDraft>) => void;
  /** Null for the only line. */
  onRemove: (() => void) | null;
}

function BillLine({ number, line, problems, onChange, onRemove }: BillLineProps) {
  const { t } = useI18n();
  return (
    <fieldset className="@container">
      <legend className="sr-only">{t('adminCustomer.bill.line', { number })}</legend>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-3 @md:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            label={t('adminCustomer.bill.line.title')}
            name={`title-${number}`}
            required
            value={line.title}
            error={
              problems.title &&
              t(`adminCustomer.bill.problem.title.${problems.title}`, { limit: newBillLimits.title })
            }
            onValueChange={(title) => onChange({ title })}
          />
          <AmountField
            label={t('adminCustomer.bill.line.amount')}
            name={`amount-${number}`}
            required
            currency={{ kind: 'fixed', code: 'RUB' }}
            value={line.amount}
            error={problems.amount && t(`adminCustomer.bill.problem.amount.${problems.amount}`)}
            onValueChange={(amount) => onChange({ amount })}
          />
        </div>
        {onRemove && (
          <IconButton
            icon={<CloseIcon />}
            label={t('adminCustomer.bill.line.remove', { number })}
            className="mt-6"
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}
