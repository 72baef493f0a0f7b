import { useI18n } from '@/i18n/I18nProvider';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import { RefundDialog } from '../AdminPaymentsScreen/RefundDialog';
import { LostDaysChoice } from '../AdminUsersScreen/LostDaysChoice';
import { AdjustmentFields } from './AdjustmentFields';
import { BillFields } from './BillFields';
import type { AdminCustomerActions, CustomerOverlay } from './adminCustomerView';

interface CustomerOverlaysProps extends AdminCustomerActions {
  overlay: Exclude<CustomerOverlay, { kind: 'none' }>;
}

/** Open dialog of the customer's page. Loaded on demand. */
export default function CustomerOverlays({ overlay, ...props }: CustomerOverlaysProps) {
  const { t } = useI18n();
  if (overlay.kind === 'details' || overlay.row === null) return null;
  const { user } = overlay.row;
  if (overlay.kind === 'form' && overlay.draft.form === 'adjust') {
    const { draft } = overlay;
    return (
      <AdminFormDialog
        title={t(`adminCustomer.${draft.direction}.title`, { name: user.name })}
        submitLabel={t(`adminCustomer.${draft.direction}`)}
        intent={draft.direction === 'debit' ? 'danger' : 'primary'}
        refusals={overlay.refusals}
        submission={overlay.submission}
        onSubmit={props.onFormSubmit}
        onClose={props.onOverlayClose}
      >
        <AdjustmentFields
          balance={user.balance}
          draft={draft}
          problems={overlay.problems}
          onDraftChange={props.onDraftChange}
        />
      </AdminFormDialog>
    );
  }
  if (overlay.kind === 'form' && overlay.draft.form === 'bill')
    return (
      <AdminFormDialog
        title={t('adminCustomer.bill.title', { name: user.name })}
        submitLabel={t('adminCustomer.bill')}
        size="lg"
        refusals={overlay.refusals}
        submission={overlay.submission}
        onSubmit={props.onFormSubmit}
        onClose={props.onOverlayClose}
      >
        <BillFields draft={overlay.draft} problems={overlay.problems} onDraftChange={props.onDraftChange} />
      </AdminFormDialog>
    );
  if (overlay.kind === 'form' && overlay.draft.form === 'refund') {
    const { row, draft, problems, refusals, submission } = overlay;
    if (row.kind !== 'payment') return null;
    return (
      <RefundDialog
        {...props}
        payment={row.payment}
        draft={draft}
        problems={problems}
        refusals={refusals}
        submission={submission}
      />
    );
  }
  if (overlay.kind === 'form')
    return (
      <AdminFormDialog
        title={t('adminCustomer.restore.title', { name: user.name })}
        submitLabel={t('adminCustomer.restore')}
        refusals={overlay.refusals}
        submission={overlay.submission}
        onSubmit={props.onFormSubmit}
        onClose={props.onOverlayClose}
      >
        <p>{t('adminUsers.hint.restored')}</p>
        <LostDaysChoice
          user={user}
          value={overlay.draft.form === 'restore' && overlay.draft.returnsLostDays}
          onValueChange={(returnsLostDays) => props.onDraftChange({ returnsLostDays })}
        />
      </AdminFormDialog>
    );
  const { action, submission } = overlay;
  const shared = { submission, onConfirm: props.onQuestionConfirm, onClose: props.onOverlayClose };
  if (action === 'deleteNote')
    return (
      <AdminQuestionDialog
        {...shared}
        title={t('adminCustomer.note.delete.title')}
        consequence={t('adminCustomer.note.delete.consequence')}
        confirmLabel={t('adminCustomer.note.delete')}
        intent="danger"
      />
    );
  return (
    <AdminQuestionDialog
      {...shared}
      title={t(`adminUsers.${action}.title`, { name: user.name })}
      consequence={t(`adminUsers.${action}.consequence`, { email: user.email, servers: user.servers })}
      confirmLabel={t(`adminUsers.${action}`)}
      intent={action === 'viewAs' ? 'primary' : 'danger'}
    />
  );
}
