import type { PromoDraft, PromoProblems } from '@/domain/admin/promo';
import { productLines } from '@/domain/catalog/plan';
import { useI18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { CheckboxField } from '@/primitives/Checkbox';
import { DateField } from '@/primitives/DateField';
import { NumberField } from '@/primitives/NumberField';
import { SelectField } from '@/primitives/SelectField';
import { TextField } from '@/primitives/TextField';
import { CheckList } from '../catalog/CheckList';
import { FieldPairs } from '../catalog/FieldPairs';
import { lineText } from '../catalog/lineText';

interface PromoFieldsProps {
  /** Only a new code can be named. */
  isNew: boolean;
  draft: PromoDraft;
  problems: PromoProblems;
  onDraftChange: (patch: Partial<PromoDraft>) => void;
}

/** Maximum uses of a code. */
const maxUses = 1_000_000;

/** Fields of a promo code's limits (D46). */
export function PromoFields({ isNew, draft, problems, onDraftChange }: PromoFieldsProps) {
  const { t } = useI18n();
  const problemOf = (field: keyof PromoProblems) =>
    problems[field] && t(`adminPromos.problem.${problems[field]}`);
  return (
    <div className="@container flex flex-col gap-5">
      {isNew && (
        <TextField
          label={t('adminPromos.field.code')}
          name="code"
          autoComplete="off"
          spellCheck={false}
          required
          hint={t('adminPromos.field.code.hint')}
          value={draft.code}
          error={problemOf('code')}
          onValueChange={(code) => onDraftChange({ code })}
        />
      )}
      <FieldPairs>
        <SelectField
          label={t('adminPromos.field.benefit')}
          name="benefit"
          value={draft.benefit}
          options={(['percent', 'fixed'] as const).map((value) => ({
            value,
            label: t(`adminPromos.field.benefit.${value}`),
          }))}
          onValueChange={(benefit) => onDraftChange({ benefit })}
        />
        {draft.benefit === 'percent' ? (
          <NumberField
            label={t('adminPromos.field.percent')}
            name="percent"
            required
            min={1}
            max={100}
            value={draft.percent}
            error={problemOf('percent')}
            onValueChange={(percent) => onDraftChange({ percent })}
          />
        ) : (
          <AmountField
            label={t('adminPromos.field.amount')}
            name="amount"
            required
            currency={{ kind: 'fixed', code: 'RUB' }}
            value={draft.amount}
            error={problemOf('amount')}
            onValueChange={(amount) => onDraftChange({ amount })}
          />
        )}
        <DateField
          label={t('adminPromos.field.from')}
          name="from"
          required
          value={draft.from}
          error={problemOf('from')}
          onValueChange={(from) => onDraftChange({ from })}
        />
        <DateField
          label={t('adminPromos.field.until')}
          name="until"
          required
          value={draft.until}
          error={problemOf('until')}
          onValueChange={(until) => onDraftChange({ until })}
        />
        <NumberField
          label={t('adminPromos.field.usesLeft')}
          name="usesLeft"
          required
          min={0}
          max={maxUses}
          value={draft.usesLeft}
          error={problemOf('usesLeft')}
          onValueChange={(usesLeft) => onDraftChange({ usesLeft })}
        />
        <NumberField
          label={t('adminPromos.field.perCustomer')}
          name="perCustomer"
          min={1}
          max={maxUses}
          hint={t('adminPromos.field.perCustomer.hint')}
          value={draft.perCustomer}
          onValueChange={(perCustomer) => onDraftChange({ perCustomer })}
        />
      </FieldPairs>
      <CheckList
        legend={t('adminPromos.field.lines')}
        name="line"
        ids={productLines}
        labelOf={(line) => lineText(line, t)}
        chosen={draft.lines}
        error={problemOf('lines')}
        onChange={(lines) => onDraftChange({ lines })}
      />
      <CheckboxField
        label={t('adminPromos.field.isFirstOrderOnly')}
        name="isFirstOrderOnly"
        checked={draft.isFirstOrderOnly}
        onCheckedChange={(isFirstOrderOnly) => onDraftChange({ isFirstOrderOnly })}
      />
    </div>
  );
}
