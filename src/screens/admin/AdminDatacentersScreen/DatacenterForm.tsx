import {
  reasonChanged,
  type AdminDatacenter,
  type DatacenterDraft,
  type DatacenterProblems,
} from '@/domain/admin/datacenter';
import { planSales } from '@/domain/admin/plan';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import { PreviewNote } from '../catalog/PreviewNote';
import { ReasonFields } from '../catalog/ReasonFields';
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
        {draft.sale === 'soldOut' && (
          <ReasonFields draft={draft} problemOf={problemOf} onDraftChange={onDraftChange} />
        )}
        <PreviewNote
          effects={effectsOf(row, draft, t)}
          counted={{ status: 'ready', value: [t('adminDatacenters.effect.servers', { count: row.servers })] }}
        />
      </div>
    </AdminFormDialog>
  );
}

function effectsOf(row: AdminDatacenter, draft: DatacenterDraft, t: I18n['t']): readonly string[] {
  if (draft.sale === row.sale) return reasonChanged(row, draft) ? [t('adminCatalog.effect.reason')] : [];
  const effect = draft.sale === 'open' ? 'opened' : 'carts';
  return [t(`adminDatacenters.effect.${effect}`, { count: row.carts })];
}
