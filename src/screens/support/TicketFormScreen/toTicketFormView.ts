import { shownProblems, type FormState } from '@/domain/form/formState';
import { suggestAnswers, type AnswerPage, type SupportAnswer } from '@/domain/supportAnswers';
import { ticketProblems, type TicketDraft } from '@/domain/supportForm';
import type { Locale } from '@/i18n/locale';
import type { AnswerView, RestoredDraft, TicketFormView } from './ticketFormTypes';
import { paths, sectionName, sectionPath } from '@/paths';
import { sentFiles, toPickedFiles, type DraftFile } from '../messageFiles';
import { toSupportSubmission } from '../toSupportSubmission';

/** The form as typed, files and all. */
export interface TicketFormDraft extends TicketDraft {
  files: readonly DraftFile[];
}

/** A form that was left in this tab. Files cannot be stored, their names can. */
export interface StoredTicket {
  draft: TicketDraft;
  fileNames: readonly string[];
}

export interface TicketFormParts {
  form: FormState<TicketFormDraft>;
  restored: RestoredDraft | null;
  answers: readonly SupportAnswer[];
  locale: Locale;
}

/** The form as its screen shows it. */
export function toTicketFormView({ form, restored, answers, locale }: TicketFormParts): TicketFormView {
  const { draft, submission, refusals } = form;
  return {
    draft,
    files: toPickedFiles(draft.files),
    problems: shownProblems(ticketProblems(draft, sentFiles(draft.files)), form),
    submission: toSupportSubmission(submission),
    refusals,
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

/** What to say of a stored draft to someone who came with this question. */
export function toRestored({ draft, fileNames }: StoredTicket, requested: TicketDraft): RestoredDraft {
  const isOther =
    (requested.subject !== '' && requested.subject !== draft.subject) ||
    (requested.service !== '' && requested.service !== draft.service) ||
    (requested.serverId !== null && requested.serverId !== draft.serverId);
  return { isOther, lostFiles: fileNames };
}
