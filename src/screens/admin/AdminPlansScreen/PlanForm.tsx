import { planNameOf, planSales, type PlanDraft } from '@/domain/admin/plan';
import { diskKinds, productLines } from '@/domain/catalog/plan';
import { useI18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { CheckboxField } from '@/primitives/Checkbox';
import { DateField } from '@/primitives/DateField';
import { NumberField } from '@/primitives/NumberField';
import { RadioCards } from '@/primitives/RadioCards';
import { SelectField } from '@/primitives/SelectField';
import { TextField } from '@/primitives/TextField';
import { FieldPairs } from '../catalog/FieldPairs';
import { lineText } from '../catalog/lineText';
import { RenewalQuestion } from '../catalog/RenewalQuestion';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminPlansScreenProps, PlanOverlay } from './adminPlansView';
import { PlanPreviewNote } from './PlanPreviewNote';

type FormOverlay = Extract<PlanOverlay, { kind: 'form' }>;

interface PlanFormProps extends AdminPlansScreenProps {
  overlay: Exclude<PlanOverlay, { kind: 'none' }>;
}

interface FieldsProps extends Pick<PlanFormProps, 'onDraftChange'> {
  draft: PlanDraft;
  problems: FormOverlay['problems'];
}

const rubles = { kind: 'fixed', code: 'RUB' } as const;
/** Maximum sort position of a plan. */
const lastPlace = 100_000;

/** Form of a plan with the effects of saving it, or the question before its servers get its price. */
export default function PlanForm({ overlay, view, ...props }: PlanFormProps) {
  const { t } = useI18n();
  if (overlay.kind === 'question')
    return (
      <RenewalQuestion {...props} overlay={overlay} name={overlay.row.name} monthly={overlay.row.monthly} />
    );
  const { row, draft, problems, refusals, submission } = overlay;
  const fields = { draft, problems, onDraftChange: props.onDraftChange };
  return (
    <AdminFormDialog
      title={row === null ? t('adminPlans.add') : t('adminPlans.edit.title', { name: row.name })}
      submitLabel={t(row === null ? 'adminPlans.form.add' : 'adminPlans.form.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <div className="@container flex flex-col gap-5">
        {row === null && <IdentityFields {...fields} />}
        <ServerFields {...fields} />
        <PriceFields {...fields} />
        <SaleFields {...fields} />
        {view.preview && <PlanPreviewNote preview={view.preview} />}
      </div>
    </AdminFormDialog>
  );
}

/** Name, line and data centre, which cannot change later. */
function IdentityFields({ draft, problems, onDraftChange }: FieldsProps) {
  const { t, country, datacenters } = useI18n();
  const name = planNameOf(draft.star.trim() === '' ? 'Naos' : draft.star.trim(), draft.datacenter);
  return (
    <>
      <TextField
        label={t('adminPlans.field.star')}
        name="star"
        autoComplete="off"
        required
        hint={t('adminPlans.field.star.hint', { name })}
        value={draft.star}
        error={problems.star && t(`adminPlans.problem.${problems.star}`)}
        onValueChange={(star) => onDraftChange({ star })}
      />
      <FieldPairs>
        <SelectField
          label={t('adminPlans.column.line')}
          name="line"
          value={draft.line}
          options={productLines.map((value) => ({ value, label: lineText(value, t) }))}
          onValueChange={(line) => onDraftChange({ line })}
        />
        <SelectField
          label={t('adminPlans.column.datacenter')}
          name="datacenter"
          value={draft.datacenter}
          options={datacenters.map(({ id }) => ({ value: id, label: country(id.toUpperCase()) }))}
          onValueChange={(datacenter) => onDraftChange({ datacenter })}
        />
      </FieldPairs>
    </>
  );
}

function ServerFields({ draft, problems, onDraftChange }: FieldsProps) {
  const { t } = useI18n();
  const numberField = (field: 'cpu' | 'ram' | 'disk', unit: string | null) => (
    <NumberField
      label={t(`adminPlans.field.${field}`)}
      name={field}
      required
      min={1}
      {...(unit === null ? {} : { unit })}
      value={draft[field]}
      error={problems[field] && t(`adminPlans.problem.${problems[field]}`)}
      onValueChange={(value) => onDraftChange({ [field]: value })}
    />
  );
  return (
    <FieldPairs>
      {numberField('cpu', null)}
      {numberField('ram', t('adminPlans.gigabytes'))}
      {numberField('disk', t('adminPlans.gigabytes'))}
      <SelectField
        label={t('adminPlans.field.diskKind')}
        name="diskKind"
        value={draft.diskKind}
        options={diskKinds.map((value) => ({ value, label: value }))}
        onValueChange={(diskKind) => onDraftChange({ diskKind })}
      />
      <NumberField
        label={t('adminPlans.field.trafficGb')}
        name="trafficGb"
        min={1}
        max={1_000_000}
        unit={t('adminPlans.gigabytes')}
        hint={t('adminPlans.field.trafficGb.hint')}
        value={draft.trafficGb}
        onValueChange={(trafficGb) => onDraftChange({ trafficGb })}
      />
    </FieldPairs>
  );
}

function PriceFields({ draft, problems, onDraftChange }: FieldsProps) {
  const { t } = useI18n();
  return (
    <>
      <AmountField
        label={t('adminPlans.field.monthly')}
        name="monthly"
        required
        hint={t('adminPlans.field.monthly.hint')}
        currency={rubles}
        value={draft.monthly}
        error={problems.monthly && t(`adminPlans.problem.${problems.monthly}`)}
        onValueChange={(monthly) => onDraftChange({ monthly })}
      />
      <FieldPairs>
        <AmountField
          label={t('adminPlans.field.nextMonthly')}
          name="nextMonthly"
          hint={t('adminPlans.field.nextMonthly.hint')}
          currency={rubles}
          value={draft.nextMonthly}
          error={problems.nextMonthly && t(`adminPlans.problem.${problems.nextMonthly}`)}
          onValueChange={(nextMonthly) => onDraftChange({ nextMonthly })}
        />
        <DateField
          label={t('adminPlans.field.nextFrom')}
          name="nextFrom"
          value={draft.nextFrom}
          error={problems.nextFrom && t(`adminPlans.problem.${problems.nextFrom}`)}
          onValueChange={(nextFrom) => onDraftChange({ nextFrom })}
        />
      </FieldPairs>
    </>
  );
}

function SaleFields({ draft, problems, onDraftChange }: FieldsProps) {
  const { t } = useI18n();
  return (
    <>
      <RadioCards
        label={t('adminPlans.field.sale')}
        value={draft.sale}
        onValueChange={(sale) => onDraftChange({ sale })}
        options={planSales.map((value) => ({
          value,
          title: t(`adminPlans.sale.${value}`),
          description: t(`adminPlans.sale.${value}.text`),
        }))}
      />
      <FieldPairs>
        <NumberField
          label={t('adminPlans.field.stock')}
          name="stock"
          min={0}
          max={lastPlace}
          hint={t('adminPlans.field.stock.hint')}
          value={draft.stock}
          onValueChange={(stock) => onDraftChange({ stock })}
        />
        <NumberField
          label={t('adminPlans.field.position')}
          name="position"
          required
          min={0}
          max={lastPlace}
          hint={t('adminPlans.field.position.hint')}
          value={draft.position}
          error={problems.position && t(`adminPlans.problem.${problems.position}`)}
          onValueChange={(position) => onDraftChange({ position })}
        />
      </FieldPairs>
      <CheckboxField
        label={t('adminPlans.field.isRecommended')}
        name="isRecommended"
        checked={draft.isRecommended}
        onCheckedChange={(isRecommended) => onDraftChange({ isRecommended })}
      />
    </>
  );
}
