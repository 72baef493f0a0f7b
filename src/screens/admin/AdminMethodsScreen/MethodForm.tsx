import {
  methodUses,
  withCurrency,
  type AdminMethod,
  type MethodDraft,
  type MethodProblems,
} from '@/domain/admin/method';
import { currencyIds } from '@/domain/payment/currency';
import { useI18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { CheckboxField } from '@/primitives/Checkbox';
import { NumberField } from '@/primitives/NumberField';
import { RadioCards } from '@/primitives/RadioCards';
import { FieldPairs } from '../catalog/FieldPairs';
import { ReasonFields } from '../catalog/ReasonFields';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminMethodsScreenProps, MethodOverlay } from './adminMethodsView';
import { MethodPreviewNote } from './MethodPreviewNote';

interface MethodFormProps extends AdminMethodsScreenProps {
  overlay: Extract<MethodOverlay, { kind: 'form' }>;
}

/** The form of a payment method. */
export default function MethodForm({ overlay, ...props }: MethodFormProps) {
  const { t } = useI18n();
  const { row, draft, problems, refusals, submission } = overlay;
  return (
    <AdminFormDialog
      title={methodName(row, t)}
      submitLabel={t('adminMethods.form.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <MethodFields row={row} draft={draft} problems={problems} onDraftChange={props.onDraftChange} />
    </AdminFormDialog>
  );
}

const methodName = (row: AdminMethod | null, t: ReturnType<typeof useI18n>['t']) =>
  row === null ? t('adminMethods.title') : t(`paymentMethod.${row.id}`);

interface MethodFieldsProps extends Pick<MethodFormProps, 'onDraftChange'> {
  row: AdminMethod | null;
  draft: MethodDraft;
  problems: MethodProblems;
}

function MethodFields({ row, draft, problems, onDraftChange }: MethodFieldsProps) {
  const { t } = useI18n();
  const problemOf = (field: keyof MethodProblems) =>
    problems[field] && t(`adminMethods.problem.${problems[field]}`);
  const currencies = currencyIds.map((value) => ({ value, label: value }));
  return (
    <div className="@container flex flex-col gap-5">
      <FieldPairs>
        <AmountField
          label={t('adminMethods.field.minimum')}
          name="minimum"
          required
          currency={{
            kind: 'choice',
            label: t('adminMethods.field.minCurrency'),
            options: currencies,
            value: draft.minCurrency,
            onValueChange: (minCurrency) => onDraftChange({ minCurrency }),
          }}
          value={draft.minimum}
          error={problemOf('minimum')}
          onValueChange={(minimum) => onDraftChange({ minimum })}
        />
        <NumberField
          label={t('adminMethods.field.commission')}
          name="commission"
          required
          min={0}
          max={100}
          value={draft.commission}
          error={problemOf('commission')}
          onValueChange={(commission) => onDraftChange({ commission })}
        />
      </FieldPairs>
      <fieldset>
        <legend className="mb-1 font-medium">{t('adminMethods.field.currencies')}</legend>
        {currencyIds.map((currency, index) => (
          <CheckboxField
            key={currency}
            label={currency}
            name={`currency-${currency}`}
            checked={draft.currencies.includes(currency)}
            error={index === currencyIds.length - 1 ? problemOf('currencies') : undefined}
            onCheckedChange={(isTaken) =>
              onDraftChange({ currencies: withCurrency(draft.currencies, currency, isTaken) })
            }
          />
        ))}
      </fieldset>
      <RadioCards
        label={t('adminMethods.field.use')}
        value={draft.use}
        onValueChange={(use) => onDraftChange({ use })}
        options={methodUses.map((value) => ({
          value,
          title: t(`adminMethods.use.${value}`),
          description: t(`adminMethods.use.${value}.text`),
        }))}
      />
      {draft.use === 'off' && (
        <ReasonFields draft={draft} problemOf={problemOf} onDraftChange={onDraftChange} />
      )}
      {row && <MethodPreviewNote row={row} draft={draft} />}
    </div>
  );
}
