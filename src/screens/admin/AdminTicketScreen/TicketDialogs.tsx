import { toTicketId } from '@/domain/support/support';
import { useI18n } from '@/i18n/I18nProvider';
import { SelectField } from '@/primitives/SelectField';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import type { AdminTicketActions, TicketDialog } from './adminTicketView';

/** The option while no ticket is chosen; no number is empty. */
const none = '-';

interface TicketDialogsProps extends AdminTicketActions {
  dialog: Exclude<TicketDialog, { kind: 'none' }>;
}

/** Merges the ticket into another one of its customer, or asks before an action. */
export default function TicketDialogs({ dialog, ...actions }: TicketDialogsProps) {
  const { t } = useI18n();
  const { row } = dialog;
  if (row === null) return null;
  const { ticket, customer, guest } = row;
  if (dialog.kind === 'question' && dialog.action === 'attach')
    return (
      <AdminQuestionDialog
        title={t('adminTickets.guest.attach.title', { id: ticket.id })}
        consequence={t('adminTickets.guest.attach.consequence', { email: guest?.account?.email ?? '' })}
        confirmLabel={t('adminTickets.guest.attach')}
        intent="primary"
        submission={dialog.submission}
        onConfirm={actions.onQuestionConfirm}
        onClose={actions.onOverlayClose}
      />
    );
  if (customer === null) return null;
  if (dialog.kind === 'question')
    return (
      <AdminQuestionDialog
        title={t('adminUsers.viewAs.title', { name: customer.name })}
        consequence={t('adminUsers.viewAs.consequence', { email: customer.email })}
        confirmLabel={t('adminUsers.viewAs')}
        intent="primary"
        submission={dialog.submission}
        onConfirm={actions.onQuestionConfirm}
        onClose={actions.onOverlayClose}
      />
    );
  if (dialog.kind !== 'form') return null;
  const { draft, problems, refusals, submission } = dialog;
  return (
    <AdminFormDialog
      title={t('adminTickets.merge.title', { id: ticket.id })}
      submitLabel={t('adminTickets.merge.submit')}
      refusals={refusals}
      submission={submission}
      onSubmit={actions.onMergeSubmit}
      onClose={actions.onOverlayClose}
    >
      <p>{t('adminTickets.merge.consequence', { id: ticket.id })}</p>
      <SelectField
        label={t('adminTickets.merge.into')}
        required
        options={[
          { value: none, label: t('adminTickets.merge.choose') },
          ...customer.tickets.map(({ id, subject }) => ({ value: String(id), label: `#${id} ${subject}` })),
        ]}
        value={draft.into === null ? none : String(draft.into)}
        error={problems.into && t('adminTickets.merge.required')}
        onValueChange={(value) => actions.onDraftChange({ into: toTicketId(value) })}
      />
    </AdminFormDialog>
  );
}
