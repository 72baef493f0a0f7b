import type { AdminPayment } from '@/domain/admin/payment';
import type { RefundDraft, RefundProblems } from '@/domain/admin/refund';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminOverlayActions, AdminSubmission } from '../list/adminListTypes';
import { RefundFields } from './RefundFields';

interface RefundDialogProps extends Pick<
  AdminOverlayActions<RefundDraft>,
  'onDraftChange' | 'onFormSubmit' | 'onOverlayClose'
> {
  payment: AdminPayment;
  draft: RefundDraft;
  problems: RefundProblems;
  refusals: number;
  submission: AdminSubmission;
}

/** Dialog that refunds all or part of a payment (D33). */
export function RefundDialog({
  payment,
  draft,
  problems,
  refusals,
  submission,
  ...props
}: RefundDialogProps) {
  const { t } = useI18n();
  return (
    <AdminFormDialog
      title={t('adminPayments.refund.title', { id: payment.id })}
      submitLabel={t('adminPayments.refund')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <RefundFields payment={payment} draft={draft} problems={problems} onDraftChange={props.onDraftChange} />
    </AdminFormDialog>
  );
}
