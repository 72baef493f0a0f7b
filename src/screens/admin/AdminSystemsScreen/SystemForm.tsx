import { systemSales, type SystemSale } from '@/domain/admin/system';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import { PreviewNote } from '../catalog/PreviewNote';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminSystemsScreenProps, SystemOverlay } from './adminSystemsView';

interface SystemFormProps extends AdminSystemsScreenProps {
  overlay: Extract<SystemOverlay, { kind: 'form' }>;
}

/** Form of an operating system, with what its sale concerns. */
export default function SystemForm({ overlay, onDraftChange, ...props }: SystemFormProps) {
  const { t } = useI18n();
  const { row, draft, refusals, submission } = overlay;
  if (row === null) return null;
  const effectOf = (sale: SystemSale) =>
    sale === 'withheld'
      ? t('adminSystems.effect.carts', { count: row.carts })
      : t('adminSystems.effect.offered');
  return (
    <AdminFormDialog
      title={row.name}
      submitLabel={t('adminSystems.form.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <div className="flex flex-col gap-5">
        <RadioCards
          label={t('adminSystems.field.sale')}
          value={draft.sale}
          onValueChange={(sale) => onDraftChange({ sale })}
          options={systemSales.map((value) => ({
            value,
            title: t(`adminSystems.sale.${value}`),
            description: t(`adminSystems.sale.${value}.text`),
          }))}
        />
        <PreviewNote
          effects={draft.sale === row.sale ? [] : [effectOf(draft.sale)]}
          counted={{ status: 'ready', value: [t('adminSystems.effect.servers', { count: row.servers })] }}
        />
      </div>
    </AdminFormDialog>
  );
}
