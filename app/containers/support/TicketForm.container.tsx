import { useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ticketProblems, toNewTicket, type TicketDraft } from '@/domain/supportForm';
import { useI18n } from '@/i18n/I18nProvider';
import { TicketFormScreen } from '@/screens/support/TicketFormScreen/TicketFormScreen';
import { useSingleCall } from '@app/calls/useSingleCall';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import { paths } from '@/paths';
import { initialSendingState, sendingReducer, toPickedFiles } from '@/screens/support/sendingState';
import { isTouched, keepTicket, keptTicket } from '@app/stores/ticketDrafts';
import { ticketPrefill } from '@/screens/support/TicketFormScreen/ticketPrefill';
import { toRestored, toTicketFormView } from '@/screens/support/TicketFormScreen/toTicketFormView';
import { ticketHref } from '@/screens/support/TicketListScreen/ticketListView';
import { useAnswers } from './useAnswers';

/** The ticket form (§2): prefilled from the address (D6, D7), kept while it is left, sent once. */
export default function TicketFormContainer() {
  const { search } = useLocation();
  const { support, log } = usePorts();
  const { t, locale } = useI18n();
  const navigate = useNavigate();
  const toast = useToast();
  const call = useSingleCall('once');
  const { invalidate } = useReads();
  // A draft is not replaced by a new question: 'start anew' does that, when the person says so.
  const [begun] = useState(() => {
    const asked = ticketPrefill(search);
    const kept = keptTicket();
    return { asked, draft: kept?.draft ?? asked, restored: kept && toRestored(kept, asked) };
  });
  const [asked, setAsked] = useState({ search, draft: begun.asked });
  const [draft, setDraft] = useState<TicketDraft>(begun.draft);
  const [restored, setRestored] = useState(begun.restored);
  const [sending, dispatch] = useReducer(sendingReducer, initialSendingState);
  const answers = useAnswers(draft.subject.trim() !== '');

  // Another question came while the form is open, by a link: an untouched form takes it.
  if (asked.search !== search) {
    const next = ticketPrefill(search);
    if (!isTouched(draft, asked.draft)) setDraft(next);
    setAsked({ search, draft: next });
  }

  const { files } = sending;
  useEffect(() => {
    // Once its note is dismissed, a lost file is not spoken of again.
    const attached = toPickedFiles(files).filter(({ problem }) => problem === null);
    const fileNames = [...attached.map(({ name }) => name), ...(restored?.lostFiles ?? [])];
    const isWorthKeeping = isTouched(draft, asked.draft) || fileNames.length > 0;
    keepTicket(isWorthKeeping ? { draft, fileNames } : null);
  }, [draft, files, restored, asked]);

  function submit() {
    const chosen = files.map(({ file }) => file);
    const ticket = toNewTicket(draft, chosen);
    if (!ticket) {
      dispatch({ type: 'refused', problems: ticketProblems(draft, chosen) });
      return;
    }
    call(
      () => {
        dispatch({ type: 'sent' });
        const { subject, service, serverId, department } = ticket;
        log.event('support-ticket-submitted', {
          subject,
          service,
          serverId,
          department,
          files: chosen.length,
        });
        return support.create(ticket, chosen);
      },
      ({ id, department }) => {
        keepTicket(null);
        invalidate('tickets');
        toast({
          type: 'success',
          title: t('support.notice.created', { id }),
          message: t('support.notice.createdText', { department: t(`support.department.${department}`) }),
          action: { label: t('support.open'), onSelect: () => void navigate(ticketHref(id)) },
        });
        void navigate(paths.dashboard.support);
      },
      (failure) => dispatch({ type: 'failed', failure }),
    );
  }

  return (
    <>
      <DocumentTitle of="support.form.title" />
      <TicketFormScreen
        view={toTicketFormView({ draft, sending, restored, answers, locale })}
        onDraftChange={(patch) => setDraft((current) => ({ ...current, ...patch }))}
        onFilesAdd={(added) => dispatch({ type: 'filesAdded', files: added })}
        onFileRemove={(id) => dispatch({ type: 'fileRemoved', id })}
        onDraftDiscard={() => {
          setDraft(asked.draft);
          setRestored(null);
          dispatch({ type: 'cleared' });
        }}
        onRestoredDismiss={() => setRestored(null)}
        onSubmit={submit}
      />
    </>
  );
}
