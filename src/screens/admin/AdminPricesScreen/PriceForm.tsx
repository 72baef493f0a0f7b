import { largestDiscount, type PriceDraft, type PriceProblem } from '@/domain/admin/price';
import { kindOfPrice } from '@/domain/admin/priceItems';
import { kopecks } from '@/domain/money/money';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { DateField } from '@/primitives/DateField';
import { NumberField } from '@/primitives/NumberField';
import { FieldPairs } from '../catalog/FieldPairs';
import { RenewalQuestion } from '../catalog/RenewalQuestion';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminPricesScreenProps, PriceOverlay } from './adminPricesView';
import { itemText } from './priceColumns';
import { PricePreviewNote } from './PricePreviewNote';

interface PriceFormProps extends AdminPricesScreenProps {
  overlay: Exclude<PriceOverlay, { kind: 'none' }>;
}

const problemText = (problem: PriceProblem, t: I18n['t']): string =>
  problem === 'percent'
    ? t('adminPrices.problem.percent', { max: largestDiscount })
    : t(`adminPrices.problem.${problem}`);

const rubles = { kind: 'fixed', code: 'RUB' } as const;

/** Form of an item of the price list with the effects of saving it. Also asks before servers get its price. */
export default function PriceForm({ overlay, view, onDraftChange, ...props }: PriceFormProps) {
  const { t } = useI18n();
  if (overlay.kind === 'question') {
    const { id, value } = overlay.row;
    return <RenewalQuestion {...props} overlay={overlay} name={itemText(id, t)} monthly={kopecks(value)} />;
  }
  const { row, draft, problems, refusals, submission } = overlay;
  if (row === null) return null;
  const kind = kindOfPrice(row.id);
  const problemOf = (field: keyof PriceDraft) => problems[field] && problemText(problems[field], t);
  const valueField = (field: 'value' | 'nextValue') => {
    const shared = {
      name: field,
      label: t(`adminPrices.field.${field}.${kind === 'discount' ? 'percent' : 'price'}`),
      hint: t(`adminPrices.field.${field}.hint`),
      required: field === 'value',
      error: problemOf(field),
    };
    return kind === 'discount' ? (
      <NumberField
        {...shared}
        unit="%"
        min={0}
        max={largestDiscount}
        value={draft[field] === '' ? null : Number(draft[field])}
        onValueChange={(value) => onDraftChange({ [field]: value === null ? '' : String(value) })}
      />
    ) : (
      <AmountField
        {...shared}
        currency={rubles}
        value={draft[field]}
        onValueChange={(value) => onDraftChange({ [field]: value })}
      />
    );
  };
  return (
    <AdminFormDialog
      title={itemText(row.id, t)}
      submitLabel={t('adminPrices.form.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <div className="@container flex flex-col gap-5">
        {valueField('value')}
        <FieldPairs>
          {valueField('nextValue')}
          <DateField
            label={t('adminPrices.field.nextFrom')}
            name="nextFrom"
            value={draft.nextFrom}
            error={problemOf('nextFrom')}
            onValueChange={(nextFrom) => onDraftChange({ nextFrom })}
          />
        </FieldPairs>
        {view.preview && <PricePreviewNote preview={view.preview} />}
      </div>
    </AdminFormDialog>
  );
}
