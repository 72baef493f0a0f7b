import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasRight } from '@/domain/admin/rights';
import { createDeskRules } from '@/domain/desk/deskRules';
import type { TicketMails } from '@/domain/desk/ticketMails';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminTicketsScreen } from '@/screens/admin/AdminTicketsScreen/AdminTicketsScreen';
import { useAction } from '@app/calls/calls';
import { useNow } from '@app/device/clock';
import { useSlashSearch } from '@app/device/useSlashSearch';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useAdminAccount } from '@app/reads/adminReads';
import { useResponseTimes, useTicketMails } from '@app/reads/deskReads';
import { useChanges } from '@app/reads/useChanges';
import { deskQueue } from '@app/stores/deskQueue';

const deskRules = createDeskRules(() => new Date());

/** The staff's queue of tickets. */
export default function AdminTicketsContainer() {
  const { desk } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const { list, actions } = useList(deskRules, {
    key: 'desk/tickets',
    event: 'desk-tickets-failed',
    readPart: desk.tickets,
    watch: useChanges('desk'),
  });
  useSlashSearch();
  // A ticket leads back to this place of the queue, and on to its next ticket.
  const { search } = useLocation();
  useEffect(() => deskQueue.write(search), [search]);
  const times = useResponseTimes();
  const report = times.state.status === 'ready' ? times.state.value : null;
  const account = useAdminAccount();
  const mayAnswer = account.state.status === 'ready' && hasRight(account.state.value.role, 'tickets.answer');
  const mails = useTicketMails(mayAnswer);
  const choice = mails.state.status === 'ready' ? mails.state.value : null;

  /** Shows the choice at once; a failure restores the stored one. */
  function saveMails(next: TicketMails) {
    mails.change(() => next);
    void act({
      event: 'desk-mails-save-failed',
      call: desk.saveTicketMails(next),
      onDone: (outcome) => {
        if (outcome.status !== 'refused') return null;
        void mails.refresh();
        return {
          type: 'error',
          title: t('adminTickets.mails.failed'),
          message: t(`admin.refused.${outcome.refusal}`),
        };
      },
      onFailed: () => {
        void mails.refresh();
        return { title: t('adminTickets.mails.failed') };
      },
    });
  }

  return (
    <AdminTicketsScreen
      {...actions}
      view={{ ...list, now: useNow(), report, mails: choice }}
      onMailsChange={saveMails}
    />
  );
}
