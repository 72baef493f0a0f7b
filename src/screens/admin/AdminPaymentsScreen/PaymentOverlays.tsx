import { useI18n } from '@/i18n/I18nProvider';
import { canCredit } from '@/domain/admin/payment';
import { ButtonLink } from '@/primitives/Button';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminPaymentsScreenProps, PaymentOverlay } from './adminPaymentsView';
import { ReceiptFields } from './ReceiptFields';
import { PaymentTrailFacts } from './PaymentTrailFacts';
import { RefundDialog } from './RefundDialog';
import { paymentColumns } from './paymentColumns';

interface PaymentOverlaysProps extends AdminPaymentsScreenProps {
  overlay: Exclude<PaymentOverlay, { kind: 'none' }>;
}

/** Open dialog of the payments. Loaded on demand. */
export default function PaymentOverlays({ overlay, ...props }: PaymentOverlaysProps) {
  const i18n = useI18n();
  const { t } = i18n;
  if (overlay.kind === 'question') return null;
  if (overlay.kind === 'form' && 'received' in overlay.draft) {
    const { row, draft, problems } = overlay;
    if (!row) return null;
    const action = canCredit(row) ? 'credit' : 'process';
    return (
      <AdminFormDialog
        title={t(`adminPayments.${action}.title`, { id: row.id })}
        submitLabel={t(`adminPayments.${action}`)}
        refusals={overlay.refusals}
        submission={overlay.submission}
        onSubmit={props.onFormSubmit}
        onClose={props.onOverlayClose}
      >
        <ReceiptFields payment={row} draft={draft} problems={problems} onDraftChange={props.onDraftChange} />
      </AdminFormDialog>
    );
  }
  if (overlay.kind === 'form') {
    const { row, draft, problems, refusals, submission } = overlay;
    if (!row || 'received' in draft) return null;
    return (
      <RefundDialog
        {...props}
        payment={row}
        draft={draft}
        problems={problems}
        refusals={refusals}
        submission={submission}
      />
    );
  }
  const { row } = overlay;
  return (
    <AdminDetailsDialog
      title={t('adminPayments.number', { id: row.id })}
      facts={paymentColumns(i18n).map(({ header, cell }) => ({ label: header, value: cell(row) }))}
      actions={
        props.view.payerHref !== null && (
          <ButtonLink href={props.view.payerHref}>{t('adminPayments.toPayer')}</ButtonLink>
        )
      }
      onClose={props.onOverlayClose}
    >
      <PaymentTrailFacts trail={props.view.trail} />
    </AdminDetailsDialog>
  );
}
