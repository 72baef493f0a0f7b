import { suggestAnswers, type AnswerPage, type SupportAnswer } from '@/domain/supportAnswers';
import { ticketProblems, type TicketDraft } from '@/domain/supportForm';
import type { Locale } from '@/i18n/locale';
import type { AnswerView, RestoredDraft, TicketFormView } from './ticketFormTypes';
import { paths, sectionName, sectionPath } from '@/paths';
import { shownProblems, toPickedFiles, type SendingState } from '@/screens/support/sendingState';

/** A form that was begun in this tab. Files cannot be kept, their names can. */
export interface KeptTicket {
  draft: TicketDraft;
  fileNames: readonly string[];
}

export interface TicketFormParts {
  draft: TicketDraft;
  sending: SendingState;
  restored: RestoredDraft | null;
  answers: readonly SupportAnswer[];
  locale: Locale;
}

/** The form as its screen shows it. */
export function toTicketFormView({
  draft,
  sending,
  restored,
  answers,
  locale,
}: TicketFormParts): TicketFormView {
  return {
    draft,
    files: toPickedFiles(sending.files),
    problems: shownProblems(
      ticketProblems(
        draft,
        sending.files.map(({ file }) => file),
      ),
      sending.refused,
    ),
    submission: sending.submission,
    refusals: sending.refusals,
    restored,
    answers: suggestAnswers(draft.subject, answers).map((answer) => toAnswer(answer, locale)),
    cancelHref: paths.dashboard.support,
  };
}

function toAnswer({ id, page, ...texts }: SupportAnswer, locale: Locale): AnswerView {
  const { title, text } = texts[locale];
  return { id, title, text, page: page && toPage(page) };
}

function toPage(page: AnswerPage): AnswerView['page'] {
  return { href: sectionPath(page), name: sectionName(page) };
}

/** What to say of a kept draft to someone who came with this question. */
export function toRestored({ draft, fileNames }: KeptTicket, asked: TicketDraft): RestoredDraft {
  const isOther =
    (asked.subject !== '' && asked.subject !== draft.subject) ||
    (asked.service !== '' && asked.service !== draft.service) ||
    (asked.serverId !== null && asked.serverId !== draft.serverId);
  return { isOther, lostFiles: fileNames };
}
