import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import type { AdminPaymentsScreenProps, PaymentOverlay } from './adminPaymentsView';
import { RefundFields } from './RefundFields';
import { paymentColumns } from './paymentColumns';

interface PaymentOverlaysProps extends AdminPaymentsScreenProps {
  overlay: Exclude<PaymentOverlay, { kind: 'none' }>;
}

/** The dialog that is open above the payments, in a chunk of its own. */
export default function PaymentOverlays({ overlay, ...props }: PaymentOverlaysProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  if (overlay.kind === 'form')
    return (
      <AdminFormDialog
        title={t('adminPayments.refund.title', { id: overlay.row?.id ?? 0 })}
        submitLabel={t('adminPayments.refund')}
        refusals={overlay.refusals}
        submission={overlay.submission}
        onSubmit={props.onFormSubmit}
        onClose={props.onOverlayClose}
      >
        {overlay.row && (
          <RefundFields
            payment={overlay.row}
            draft={overlay.draft}
            problems={overlay.problems}
            onDraftChange={props.onDraftChange}
          />
        )}
      </AdminFormDialog>
    );
  const { row } = overlay;
  if (overlay.kind === 'details')
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
      />
    );
  return (
    <AdminQuestionDialog
      title={t('adminPayments.process.title', { id: row.id })}
      consequence={t('adminPayments.process.consequence', { sum: money(row.amount), user: row.user })}
      confirmLabel={t('adminPayments.process')}
      intent="primary"
      submission={overlay.submission}
      onConfirm={props.onQuestionConfirm}
      onClose={props.onOverlayClose}
    />
  );
}
