import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSame } from '@/domain/values/isSame';
import { done } from '@/domain/results/outcome';
import { ticketProblems, toNewTicket } from '@/domain/support/supportForm';
import { useI18n } from '@/i18n/I18nProvider';
import { TicketFormScreen } from '@/screens/support/TicketFormScreen/TicketFormScreen';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { useHelpArticles } from '@app/reads/helpReads';
import { useAnswers } from '@app/reads/pageReads';
import { useFoundServers } from '@app/reads/shellReads';
import { useReads } from '@app/reads/useReads';
import { paths } from '@/paths';
import { fileActions, sentFiles, toPickedFiles } from '@/components/messageFiles';
import { storedTicket, storeTicket } from '@app/stores/ticketDrafts';
import { ticketPrefill } from '@/screens/support/TicketFormScreen/ticketPrefill';
import {
  toRestored,
  toTicketFormView,
  type TicketFormDraft,
} from '@/screens/support/TicketFormScreen/ticketFormView';
import { ticketHref } from '@/screens/support/TicketListScreen/ticketListView';

/** The ticket form (§2): prefilled from the address (D6, D7), stored when left, sent once. */
export default function TicketFormContainer() {
  const { search } = useLocation();
  const { support, log } = usePorts();
  const { t, locale } = useI18n();
  const navigate = useNavigate();
  const { invalidate } = useReads();
  // A new question does not replace a stored draft; the user can start over.
  const [stored] = useState(storedTicket);
  const [requested, setRequested] = useState(() => ({ search, draft: ticketPrefill(search) }));
  const [restored, setRestored] = useState(() => stored && toRestored(stored, requested.draft));
  const { state, dispatch, send, refuse } = useForm<TicketFormDraft>({
    initial: () => ({ ...(stored?.draft ?? requested.draft), files: [] }),
    after: 'once',
    // Sending it again would create another ticket.
    returned: () => ({ ...requested.draft, files: [] }),
  });
  const { files, ...draft } = state.draft;
  const isTouched = !isSame(draft, requested.draft);
  const answers = useAnswers(draft.subject.trim() !== '');
  const help = useHelpArticles(draft.subject.trim() !== '').state;
  const articles = help.status === 'ready' ? help.value : [];

  const found = useFoundServers('').state;
  const [isEmptyAsked, setEmptyAsked] = useState(false);

  // A link to another question prefills an untouched open form.
  if (requested.search !== search) {
    const next = ticketPrefill(search);
    if (!isTouched) dispatch({ type: 'changed', patch: next });
    setRequested({ search, draft: next });
  }

  useEffect(() => {
    const { files: picked, ...typed } = state.draft;
    // Dismissing the note also forgets lost files.
    const attached = toPickedFiles(picked).filter(({ problem }) => problem === null);
    const fileNames = [...attached.map(({ name }) => name), ...(restored?.lostFiles ?? [])];
    storeTicket(isTouched || fileNames.length > 0 ? { draft: typed, fileNames } : null);
  }, [state.draft, restored, isTouched]);

  function submit(isEmptyMeant: boolean) {
    const chosen = sentFiles(files);
    const ticket = toNewTicket(draft, chosen);
    if (!ticket) return void refuse(ticketProblems(draft, chosen));
    const isEmpty = ticket.message === '' && chosen.length === 0;
    setEmptyAsked(isEmpty && !isEmptyMeant);
    if (isEmpty && !isEmptyMeant) return;
    send(
      async () => {
        const { subject, service, serverId, department } = ticket;
        const sent = { subject, service, serverId, department, files: chosen.length };
        log.event('support-ticket-submitted', sent);
        return done(await support.create(ticket, chosen));
      },
      {
        onDone: ({ id, department }) => {
          storeTicket(null);
          invalidate('tickets', 'account');
          // Back from the ticket leads to the list (§2), not to the sent form.
          void Promise.resolve(navigate(paths.dashboard.support, { replace: true })).then(() =>
            navigate(ticketHref(id)),
          );
          return {
            type: 'success',
            title: t('support.notice.created', { id }),
            message: t('support.notice.createdText', { department: t(`support.department.${department}`) }),
          };
        },
      },
    );
  }

  const servers = found.status === 'ready' ? found.value.items : [];
  return (
    <TicketFormScreen
      {...fileActions(dispatch)}
      view={toTicketFormView({ form: state, restored, answers, articles, locale, servers, isEmptyAsked })}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onDraftDiscard={() => {
        setRestored(null);
        dispatch({ type: 'reset', draft: { ...requested.draft, files: [] } });
      }}
      onRestoredDismiss={() => setRestored(null)}
      onSubmit={() => submit(false)}
      onEmptyConfirm={() => submit(true)}
      onEmptyClose={() => setEmptyAsked(false)}
    />
  );
}
