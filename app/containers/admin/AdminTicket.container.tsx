import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { AdminRefusal } from '@/domain/admin/refusal';
import {
  cannedProblems,
  fillCannedAnswer,
  newCannedAnswer,
  type CannedAnswer,
  type CannedDraft,
} from '@/domain/desk/cannedAnswer';
import { undoSeconds, writingSeconds, type DeskTicketPage, type TicketChange } from '@/domain/desk/desk';
import { createDeskRules, nextWaiting } from '@/domain/desk/deskRules';
import { parseListUrl } from '@/domain/list/listUrl';
import type { Outcome } from '@/domain/results/outcome';
import { toTicketId, type TicketId } from '@/domain/support/support';
import { useI18n } from '@/i18n/I18nProvider';
import { deskTicketPath, paths } from '@/paths';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { AdminTicketScreen } from '@/screens/admin/AdminTicketScreen/AdminTicketScreen';
import {
  composeProblems,
  emptyCompose,
  mergeProblems,
  toAdminTicketView,
  type ComposeDraft,
  type MergeDraft,
} from '@/screens/admin/AdminTicketScreen/adminTicketView';
import { fileActions, sentFiles, withFiles } from '@/components/messageFiles';
import { useAction } from '@app/calls/calls';
import { useNow } from '@app/device/clock';
import { useSubmitShortcut } from '@app/device/useSubmitShortcut';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useForm } from '@app/forms/useForm';
import { useLeaveGuard } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import { useAdminAccount } from '@app/reads/adminReads';
import { useCannedAnswers, useDeskTicket, useQueueOf } from '@app/reads/deskReads';
import { useReads } from '@app/reads/useReads';
import { composeDraft } from '@app/stores/deskDraft';
import { answeredJustNow, deskQueue, filesOfAnswer, noteAnswered } from '@app/stores/deskQueue';
import { useViewAs } from './useViewAs';

/** One ticket for staff. Another id in the address remounts the page. */
export default function AdminTicketContainer() {
  const id = toTicketId(useParams()['id'] ?? '');
  return <OneTicket key={id} id={id} />;
}

const queueRules = createDeskRules(() => new Date());

const idsOf = (entries: DeskTicketPage['entries']): ReadonlySet<string> =>
  new Set(entries.map(({ id }) => id));

/** Adds a text under what was typed. */
const withText = (typed: string, text: string) =>
  typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`;

type TicketOutcome = Promise<Outcome<DeskTicketPage, AdminRefusal>>;

function OneTicket({ id }: { id: TicketId | null }) {
  const { desk } = usePorts();
  const navigate = useNavigate();
  const { t } = useI18n();
  const act = useAction();
  const now = useNow();
  const { invalidate } = useReads();
  const { state, refresh, change } = useDeskTicket(id);
  useSubmitShortcut();
  const [filled, setFilled] = useState(0);
  // A menu or button has filled the answer, which its reader checks and continues.
  useEffect(() => {
    if (filled > 0) document.querySelector<HTMLTextAreaElement>('textarea[name="answer"]')?.focus();
  }, [filled]);
  const focusAnswer = () => setFilled((times) => times + 1);
  const account = useAdminAccount();
  const canned = useCannedAnswers();
  const [changing, setChanging] = useState<'idle' | 'pending'>('idle');
  const stored = id === null ? null : composeDraft(id);
  const form = useForm<ComposeDraft, AdminRefusal>({
    initial: () => ({ ...emptyCompose, ...stored?.read() }),
    // Files cannot be stored.
    persist: ({ mode, answer, note }) => stored?.write({ mode, answer, note }),
    after: 'repeatable',
  });
  const [queueSearch] = useState(() => deskQueue.read() ?? '');
  const { query } = parseListUrl(queueSearch, queueRules);
  const queue = useQueueOf(id, query, queueSearch);
  const [chosen, setChosen] = useState<number | null | 'closed'>('closed');
  const cannedForm = useForm<CannedDraft, AdminRefusal>({
    initial: () => newCannedAnswer,
    after: 'repeatable',
  });
  const dialog = useAdminOverlay<DeskTicketPage, MergeDraft, 'viewAs' | 'attach'>();
  const viewAs = useViewAs(dialog.send);
  const { answer, note, files } = form.state.draft;
  const isToView = dialog.overlay.kind === 'question' && dialog.overlay.action === 'viewAs';
  // Files are lost with the page; the stored texts only with the session of another account.
  useLeaveGuard({ isDirty: files.length > 0 || (isToView && `${answer}${note}`.trim() !== '') });
  const page = state.status === 'ready' ? state.value : null;
  const entries = page?.entries;
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  if (seen === null && entries) setSeen(idsOf(entries));
  const waits = (page?.outgoing.length ?? 0) > 0;

  // Polls the sent answer where change events are blocked, for example by a proxy.
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void refresh(), (undoSeconds + 2) * 1000);
    return () => clearTimeout(timer);
  }, [waits, refresh]);

  const isWritten = (page?.writers.length ?? 0) > 0;
  // Nobody announces that a colleague has stopped writing.
  useEffect(() => {
    if (!isWritten) return undefined;
    const timer = setInterval(() => void refresh(), (writingSeconds + 1) * 1000);
    return () => clearInterval(timer);
  }, [isWritten, refresh]);

  const shownUntil = useRef(0);
  function showWriting() {
    // The demonstration has no colleagues, and a lost signal harms nobody.
    const at = performance.now();
    if (id === null || at < shownUntil.current) return;
    shownUntil.current = at + (writingSeconds * 1000) / 2;
    void desk.writing(id).catch(() => undefined);
  }

  function follow(next: DeskTicketPage) {
    change(() => next);
    invalidate('desk/tickets', 'desk/counts');
  }

  function submit(ticketId: TicketId, closes: boolean) {
    const { draft } = form.state;
    if (form.refuse(composeProblems(draft))) return;
    const text = draft[draft.mode].trim();
    const isNote = draft.mode === 'note';
    const call = (): TicketOutcome =>
      isNote ? desk.note(ticketId, text) : desk.answer(ticketId, { text, closes }, sentFiles(draft.files));
    form.send(call, {
      event: 'desk-send-failed',
      onDone: (next) => {
        follow(next);
        setSeen(idsOf(next.entries));
        if (!isNote) noteAnswered(next.ticket.id, next.outgoing.at(-1)?.id, sentFiles(draft.files));
        const sent = isNote ? { note: '' } : { answer: '', files: [] };
        form.dispatch({ type: 'reset', draft: { ...draft, ...sent } });
        return isNote
          ? { type: 'success', title: t('adminTickets.notice.noted') }
          : {
              type: 'success',
              title: t('adminTickets.notice.sent'),
              message: t('adminTickets.notice.sentText', { seconds: undoSeconds }),
            };
      },
    });
  }

  /** Runs an action; a refusal is shown as a notice. */
  function run(call: TicketOutcome, onDone: (next: DeskTicketPage) => string) {
    setChanging('pending');
    void act({
      event: 'desk-change-failed',
      call,
      onDone: (outcome) => {
        if (outcome.status === 'refused')
          return {
            type: 'error',
            title: t('adminTickets.notice.failed'),
            message: t(`admin.refused.${outcome.refusal}`),
          };
        follow(outcome.value);
        return { type: 'success', title: onDone(outcome.value) };
      },
      onFailed: () => ({ title: t('adminTickets.notice.failed') }),
    }).finally(() => setChanging('idle'));
  }

  function undo(ticketId: TicketId, answerId: number) {
    const text = page?.outgoing.find((each) => each.id === answerId)?.text ?? '';
    const sent = filesOfAnswer(answerId);
    run(desk.undoAnswer(ticketId, answerId), () => {
      form.dispatch({
        type: 'changed',
        patch: ({ answer, files }) => ({
          mode: 'answer',
          answer: withText(answer, text),
          files: withFiles(files, sent),
        }),
      });
      focusAnswer();
      return t('adminTickets.notice.undone');
    });
  }

  const changeTicket = (ticketId: TicketId, one: TicketChange) =>
    run(desk.change(ticketId, one), () => t('adminTickets.notice.changed'));

  function insert({ text }: CannedAnswer) {
    if (!page) return;
    const values = {
      name: page.customer?.name ?? page.guest?.name ?? '',
      ticket: String(page.ticket.id),
      subject: page.ticket.subject,
      staff: account.state.status === 'ready' ? account.state.value.name : '',
    };
    const answerText = fillCannedAnswer(text, values);
    form.dispatch({
      type: 'changed',
      patch: ({ answer }) => ({ answer: withText(answer, answerText) }),
    });
    focusAnswer();
  }

  function merge() {
    if (dialog.overlay.kind !== 'form' || page === null) return;
    const { into } = dialog.overlay.draft;
    if (into === null) return dialog.refuse();
    const { id: merged } = page.ticket;
    dialog.send(
      () => desk.merge(merged, into),
      () => {
        invalidate('desk');
        void navigate(deskTicketPath(into), { replace: true });
        return { type: 'success', title: t('adminTickets.notice.merged', { id: merged, into }) };
      },
    );
  }

  function confirm() {
    if (dialog.overlay.kind !== 'question' || page === null) return;
    const { ticket, customer } = page;
    if (dialog.overlay.action === 'attach')
      dialog.send(
        () => desk.attach(ticket.id),
        (next) => {
          follow(next);
          return { type: 'success', title: t('adminTickets.notice.attached') };
        },
      );
    else if (customer !== null) viewAs(customer.id);
  }

  const answers = canned.state.status === 'ready' ? canned.state.value : [];

  function openCanned(next: number | null) {
    const found = answers.find((each) => each.id === next);
    const { id: _, ...draft } = found ?? { id: null, ...newCannedAnswer };
    cannedForm.dispatch({ type: 'reset', draft });
    setChosen(found?.id ?? null);
  }

  function saveCanned(cannedId: number | null) {
    const { draft } = cannedForm.state;
    if (cannedForm.refuse(cannedProblems(draft))) return;
    cannedForm.send(() => desk.saveCannedAnswer(cannedId, draft), {
      event: 'desk-canned-save-failed',
      onDone: () => {
        void canned.refresh();
        setChosen('closed');
        return { type: 'success', title: t('adminTickets.notice.cannedSaved') };
      },
    });
  }

  function deleteCanned(cannedId: number) {
    cannedForm.send(() => desk.deleteCannedAnswer(cannedId), {
      event: 'desk-canned-delete-failed',
      onDone: () => {
        void canned.refresh();
        setChosen('closed');
        return { type: 'success', title: t('adminTickets.notice.cannedDeleted') };
      },
    });
  }

  return (
    <AdminTicketScreen
      view={toAdminTicketView({
        id,
        load: state,
        form: form.state,
        canned: answers,
        overlay: chosen === 'closed' ? null : { id: chosen, form: cannedForm.state },
        dialog: withProblems(dialog.overlay, mergeProblems, {}),
        changing,
        queue: {
          href: `${paths.admin.tickets}${queueSearch}`,
          next:
            id === null || queue.state.status !== 'ready'
              ? null
              : nextWaiting(queue.state.value.items, id, answeredJustNow),
        },
        seen,
        reader: account.state.status === 'ready' ? account.state.value : null,
        now,
      })}
      onRetry={() => void refresh()}
      onModeChange={(mode) => form.dispatch({ type: 'changed', patch: { mode } })}
      onTextChange={(text) => {
        showWriting();
        form.dispatch({ type: 'changed', patch: ({ mode }) => ({ [mode]: text }) });
      }}
      {...fileActions(form.dispatch)}
      onComposeSubmit={(closes) => id !== null && submit(id, closes)}
      onAnswerUndo={(answerId) => id !== null && undo(id, answerId)}
      onTicketChange={(one) => id !== null && changeTicket(id, one)}
      onMergeOpen={(shown) => dialog.openForm(shown, { into: null })}
      onMergeSubmit={merge}
      onViewAs={(shown) => dialog.actions.onQuestionAsk('viewAs', shown)}
      onAttach={(shown) => dialog.actions.onQuestionAsk('attach', shown)}
      onQuestionConfirm={confirm}
      onDraftChange={dialog.actions.onDraftChange}
      onOverlayClose={dialog.actions.onOverlayClose}
      onCannedInsert={insert}
      onCannedOpen={openCanned}
      onCannedChange={(patch) => cannedForm.dispatch({ type: 'changed', patch })}
      onCannedSubmit={() => chosen !== 'closed' && saveCanned(chosen)}
      onCannedDelete={() => typeof chosen === 'number' && deleteCanned(chosen)}
      onCannedClose={() => setChosen('closed')}
    />
  );
}
