import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Ticket, TicketId } from '@/domain/support';
import { replyProblems } from '@/domain/supportForm';
import { useI18n } from '@/i18n/I18nProvider';
import { TicketScreen } from '@/screens/support/TicketScreen/TicketScreen';
import { useSingleCall } from '@app/calls/useSingleCall';
import { useNow } from '@app/device/clock';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { useTicket } from '@app/reads/pageReads';
import { useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import { initialSendingState, sendingReducer } from '@/screens/support/sendingState';
import { keepReply, keptReply } from '@app/stores/ticketDrafts';
import { ticketIdOf, toTicketView } from '@/screens/support/TicketScreen/toTicketView';

/** A ticket's thread at `?id=`. Another number in the address is another page. */
export default function TicketContainer() {
  const { search } = useLocation();
  const id = ticketIdOf(search);
  return <OneTicket key={id} id={id} />;
}

function OneTicket({ id }: { id: TicketId | null }) {
  const { support } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const now = useNow();
  const call = useSingleCall('repeatable');
  const { state, refresh, change } = useTicket(id);
  const { invalidate } = useReads();
  const [message, setMessage] = useState(() => (id === null ? '' : keptReply(id)));
  const [closing, setClosing] = useState<'idle' | 'pending'>('idle');
  const [sending, dispatch] = useReducer(sendingReducer, initialSendingState);

  useEffect(() => {
    if (id !== null) keepReply(id, message);
  }, [id, message]);

  function follow(ticket: Ticket) {
    change(() => ticket);
    invalidate('tickets');
  }

  function reply(ticketId: TicketId) {
    const files = sending.files.map(({ file }) => file);
    const problems = replyProblems(message, files);
    if (Object.keys(problems).length > 0) {
      dispatch({ type: 'refused', problems });
      return;
    }
    call(
      () => {
        dispatch({ type: 'sent' });
        return support.reply(ticketId, message.trim(), files);
      },
      (ticket) => {
        follow(ticket);
        setMessage('');
        dispatch({ type: 'cleared' });
        toast({ type: 'success', title: t('support.notice.replied') });
      },
      (failure) => dispatch({ type: 'failed', failure }),
    );
  }

  function close(ticketId: TicketId) {
    setClosing('pending');
    support
      .close(ticketId)
      .then(
        (ticket) => {
          follow(ticket);
          toast({ type: 'success', title: t('support.notice.closed', { id: ticketId }) });
        },
        () => toast({ type: 'error', title: t('support.notice.closeFailed') }),
      )
      .finally(() => setClosing('idle'));
  }

  return (
    <>
      <DocumentTitle of="shell.nav.supportTicket" />
      <TicketScreen
        view={toTicketView({ id, load: state, message, sending, closing, now })}
        onReplyChange={setMessage}
        onFilesAdd={(files) => dispatch({ type: 'filesAdded', files })}
        onFileRemove={(file) => dispatch({ type: 'fileRemoved', id: file })}
        onReplySubmit={() => id !== null && reply(id)}
        onTicketClose={() => id !== null && close(id)}
        onRetry={() => void refresh()}
      />
    </>
  );
}
