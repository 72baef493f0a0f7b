import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Ticket, TicketId } from '@/domain/support/support';
import { done } from '@/domain/results/outcome';
import { replyProblems } from '@/domain/support/supportForm';
import { useI18n } from '@/i18n/I18nProvider';
import { paths, withQuery } from '@/paths';
import { TicketScreen } from '@/screens/support/TicketScreen/TicketScreen';
import { useAction } from '@app/calls/calls';
import { useForm } from '@app/forms/useForm';
import { useNow } from '@app/device/clock';
import { usePorts } from '@app/providers/PortsProvider';
import { useTicket } from '@app/reads/pageReads';
import { useReads } from '@app/reads/useReads';
import { fileActions, sentFiles } from '@/components/messageFiles';
import { replyDraft } from '@app/stores/ticketDrafts';
import { ticketIdOf, toTicketView, type ReplyDraft } from '@/screens/support/TicketScreen/ticketView';

const emptyReply: ReplyDraft = { message: '', files: [] };

/** A ticket's thread at `?id=`. Another id remounts the page. */
export default function TicketContainer() {
  const { search } = useLocation();
  const id = ticketIdOf(search);
  return <OneTicket key={id} id={id} />;
}

function OneTicket({ id }: { id: TicketId | null }) {
  const { support } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const now = useNow();
  const { state, refresh, change } = useTicket(id);
  const { invalidate } = useReads();
  const [closing, setClosing] = useState<'idle' | 'pending'>('idle');
  const draftOfReply = id === null ? null : replyDraft(id);
  const form = useForm<ReplyDraft>({
    initial: () => ({ ...emptyReply, message: draftOfReply?.read() ?? '' }),
    persist: ({ message }) => draftOfReply?.write(message),
    after: 'repeatable',
  });
  const { dispatch } = form;

  function follow(ticket: Ticket) {
    change(() => ticket);
    invalidate('tickets', 'account');
  }

  function reply(ticketId: TicketId) {
    const { message } = form.state.draft;
    const files = sentFiles(form.state.draft.files);
    if (form.refuse(replyProblems(message, files))) return;
    form.send(async () => done(await support.reply(ticketId, message.trim(), files)), {
      onDone: (ticket) => {
        follow(ticket);
        dispatch({ type: 'reset', draft: emptyReply });
        return { type: 'success', title: t('support.notice.replied') };
      },
    });
  }

  function close(ticketId: TicketId) {
    setClosing('pending');
    void act({
      event: 'ticket-close-failed',
      call: support.close(ticketId),
      onDone: (ticket) => {
        follow(ticket);
        return { type: 'success', title: t('support.notice.closed', { id: ticketId }) };
      },
      onFailed: () => ({ title: t('support.notice.closeFailed') }),
    }).finally(() => setClosing('idle'));
  }

  const mergedInto = state.status === 'ready' ? (state.value?.mergedInto ?? null) : null;
  if (mergedInto !== null)
    return <Navigate to={withQuery(paths.dashboard.supportTicket, { id: String(mergedInto) })} replace />;

  return (
    <TicketScreen
      {...fileActions(dispatch)}
      view={toTicketView({ id, load: state, form: form.state, closing, now })}
      onReplyChange={(message) => dispatch({ type: 'changed', patch: { message } })}
      onReplySubmit={() => id !== null && reply(id)}
      onTicketClose={() => id !== null && close(id)}
      onRetry={() => void refresh()}
    />
  );
}
