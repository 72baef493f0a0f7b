import { productLines } from '@/domain/catalog/plan';
import {
  promoDraftOf,
  usablePromo,
  type AdminPromo,
  type PromoDraft,
  type PromoUse,
} from '@/domain/admin/promo';
import type { Loaded } from '@/domain/results/loaded';
import { isSame } from '@/domain/values/isSame';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';
import { lineText } from '../catalog/lineText';
import { PreviewNote } from '../catalog/PreviewNote';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import { paymentHref, type AdminPromosScreenProps, type PromoOverlay } from './adminPromosView';
import { benefitText, limitsText, promoColumns } from './promoColumns';
import { PromoFields } from './PromoFields';

interface PromoOverlaysProps extends AdminPromosScreenProps {
  overlay: Exclude<PromoOverlay, { kind: 'none' }>;
}

/** Open dialog of the promo codes. Loaded on demand. */
export default function PromoOverlays({ overlay, view, ...props }: PromoOverlaysProps) {
  const i18n = useI18n();
  const { t } = i18n;
  switch (overlay.kind) {
    case 'details': {
      const { row } = overlay;
      const limits = limitsText(row, t);
      return (
        <AdminDetailsDialog
          title={t('adminPromos.edit.title', { code: row.code })}
          facts={[
            ...promoColumns(i18n).map(({ key, header, cell }) => ({
              label: header,
              // Limits are a separate line here.
              value: key === 'benefit' ? benefitText(row, i18n) : cell(row),
            })),
            ...(limits === '' ? [] : [{ label: t('adminPromos.limits'), value: limits }]),
            {
              label: t('adminPromos.lines'),
              value: productLines
                .filter((line) => row.lines.includes(line))
                .map((line) => lineText(line, t))
                .join(', '),
            },
            { label: t('adminPromos.uses'), value: <Uses uses={view.uses} /> },
          ]}
          onClose={props.onOverlayClose}
        />
      );
    }
    case 'form':
      return (
        <AdminFormDialog
          title={
            overlay.row === null
              ? t('adminPromos.add')
              : t('adminPromos.edit.title', { code: overlay.row.code })
          }
          submitLabel={t(overlay.row === null ? 'adminPromos.form.add' : 'adminPromos.form.save')}
          refusals={overlay.refusals}
          submission={overlay.submission}
          onSubmit={props.onFormSubmit}
          onClose={props.onOverlayClose}
        >
          <div className="flex flex-col gap-5">
            <PromoFields
              isNew={overlay.row === null}
              draft={overlay.draft}
              problems={overlay.problems}
              onDraftChange={props.onDraftChange}
            />
            {overlay.row && <PromoPreviewNote row={overlay.row} draft={overlay.draft} />}
          </div>
        </AdminFormDialog>
      );
    case 'question':
      return (
        <AdminQuestionDialog
          title={t('adminPromos.end.title', { code: overlay.row.code })}
          consequence={`${t('adminPromos.end.consequence')} ${t('adminPromos.effect.payments', { count: overlay.row.payments })}`}
          confirmLabel={t('adminPromos.end')}
          intent="danger"
          submission={overlay.submission}
          onConfirm={props.onQuestionConfirm}
          onClose={props.onOverlayClose}
        />
      );
  }
}

/** Explains the effects of saving a code; nothing while its form has problems. */
function PromoPreviewNote({ row, draft }: { row: AdminPromo; draft: PromoDraft }) {
  const { t } = useI18n();
  const after = usablePromo(draft);
  if (after === null) return null;
  const isChanged = !isSame(after, usablePromo(promoDraftOf(row)));
  return (
    <PreviewNote
      effects={isChanged ? [t('adminPromos.effect.terms')] : []}
      counted={{ status: 'ready', value: [t('adminPromos.effect.payments', { count: row.payments })] }}
    />
  );
}

/** Uses of the code: customers and payments. */
function Uses({ uses }: { uses: Loaded<readonly PromoUse[]> }) {
  const { t, dateTime } = useI18n();
  if (uses.status === 'loading') return <Skeleton className="h-5 w-3/4" />;
  if (uses.status === 'error') return <p>{t(`common.error.${uses.reason}`)}</p>;
  if (uses.value.length === 0) return <p>{t('adminPromos.uses.none')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {uses.value.map((use) => (
        <li key={use.payment}>
          <p className="[overflow-wrap:anywhere]">{use.user}</p>
          <p className="flex flex-wrap gap-x-2 text-sm text-text-muted">
            <Link href={paymentHref(use)}>{t('adminPromos.uses.payment', { id: use.payment })}</Link>
            <span>{dateTime(use.at)}</span>
            {!use.isPaid && <span>{t('adminPromos.uses.waiting')}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
