import type { DatacenterProblems } from '@/domain/admin/datacenter';
import { planSales } from '@/domain/admin/plan';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { RadioCards } from '@/primitives/RadioCards';
import { TextField } from '@/primitives/TextField';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminDatacentersScreenProps, DatacenterOverlay } from './adminDatacentersView';
import { datacenterName } from './datacenterColumns';

interface DatacenterFormProps extends AdminDatacentersScreenProps {
  overlay: Extract<DatacenterOverlay, { kind: 'form' }>;
}

/** Form of a data centre, with what its sale concerns. */
export default function DatacenterForm({ overlay, onDraftChange, ...props }: DatacenterFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { row, draft, problems, refusals, submission } = overlay;
  if (row === null) return null;
  const problemOf = (field: keyof DatacenterProblems) =>
    problems[field] && t(`adminDatacenters.problem.${problems[field]}`);
  return (
    <AdminFormDialog
      title={datacenterName(row, i18n)}
      submitLabel={t('adminDatacenters.form.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <div className="flex flex-col gap-5">
        <RadioCards
          label={t('adminDatacenters.field.sale')}
          value={draft.sale}
          onValueChange={(sale) => onDraftChange({ sale })}
          options={planSales.map((value) => ({
            value,
            title: t(`adminDatacenters.sale.${value}`),
            description: t(`adminDatacenters.sale.${value}.text`),
          }))}
        />
        {draft.sale === 'soldOut' &&
          (['reasonRu', 'reasonEn'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`adminDatacenters.field.${field}`)}
              name={field}
              autoComplete="off"
              required
              value={draft[field]}
              error={problemOf(field)}
              onValueChange={(reason) => onDraftChange({ [field]: reason })}
            />
          ))}
        {draft.sale !== row.sale && (
          <Callout tone="info">
            <p>{t('adminDatacenters.effect.servers', { count: row.servers })}</p>
            <p>
              {t(draft.sale === 'open' ? 'adminDatacenters.effect.opened' : 'adminDatacenters.effect.carts', {
                count: row.carts,
              })}
            </p>
          </Callout>
        )}
      </div>
    </AdminFormDialog>
  );
}
