import { ticketProblems, type TicketDraft, type TicketProblems } from '@/domain/support/supportForm';
import type { Server } from '@/domain/servers/server';
import type { ListedArticle } from '@/domain/help/helpArticle';
import type { PlainMessageKey } from '@/i18n/translator';
import type { SupportSubmission } from '../supportFormTypes';
import { shownProblems, type FormState } from '@/domain/form/formState';
import { inLanguage } from '@/domain/values/localized';
import {
  suggestAnswers,
  suggestByStems,
  type AnswerPage,
  type SupportAnswer,
} from '@/domain/support/supportAnswers';
import type { Locale } from '@/i18n/locale';
import { paths, sectionName, sectionPath, withQuery } from '@/paths';
import { sentFiles, toPickedFiles, type DraftFile, type PickedFile } from '@/components/messageFiles';
import { toSupportSubmission } from '../toSupportSubmission';

/** A suggested answer, and the page for acting on it. */
export interface AnswerView {
  id: string;
  title: string;
  text: string;
  page: { href: string; name: PlainMessageKey } | null;
}

/** Notice about a restored draft. */
export interface RestoredDraft {
  /** Whether the link asks another question than the draft. */
  isOther: boolean;
  /** Names of files that were attached, because browsers do not store files. */
  lostFiles: readonly string[];
}

/** View of the ticket form (§2). */
export interface TicketFormView {
  draft: TicketDraft;
  /** Servers to choose from, with the chosen one; empty until loaded. */
  servers: readonly Pick<Server, 'id' | 'domain'>[];
  files: readonly PickedFile[];
  problems: TicketProblems;
  submission: SupportSubmission;
  /** Number of failed submits, by validation or by the server. */
  refusals: number;
  /** Null if nothing was restored, or the notice was dismissed. */
  restored: RestoredDraft | null;
  answers: readonly AnswerView[];
  cancelHref: string;
  /** Whether the ticket is to be sent without message and files. */
  isEmptyAsked: boolean;
}

export interface TicketFormActions {
  onDraftChange: (patch: Partial<TicketDraft>) => void;
  onFilesAdd: (files: readonly File[]) => void;
  onFileRemove: (id: string) => void;
  /** Discards the draft. */
  onDraftDiscard: () => void;
  /** Closes the notice about a restored draft. */
  onRestoredDismiss: () => void;
  onSubmit: () => void;
  /** Sends the ticket without a message. */
  onEmptyConfirm: () => void;
  /** Returns to the form to write one. */
  onEmptyClose: () => void;
}

export interface TicketFormScreenProps extends TicketFormActions {
  view: TicketFormView;
}

/** The form with its files. */
export interface TicketFormDraft extends TicketDraft {
  files: readonly DraftFile[];
}

/** A stored form of this tab. Files cannot be stored, only their names. */
export interface StoredTicket {
  draft: TicketDraft;
  fileNames: readonly string[];
}

export interface TicketFormParts {
  form: FormState<TicketFormDraft>;
  restored: RestoredDraft | null;
  answers: readonly SupportAnswer[];
  /** Articles of the help that may answer too. */
  articles: readonly ListedArticle[];
  locale: Locale;
  /** Servers of the account; empty until loaded. */
  servers: TicketFormView['servers'];
  isEmptyAsked: boolean;
}

/** Makes the form's view. */
export function toTicketFormView({
  form,
  restored,
  answers,
  articles,
  locale,
  servers,
  isEmptyAsked,
}: TicketFormParts): TicketFormView {
  const { draft, submission, refusals } = form;
  return {
    draft,
    servers: withChosen(servers, draft.serverId),
    files: toPickedFiles(draft.files),
    problems: shownProblems(ticketProblems(draft, sentFiles(draft.files)), form),
    submission: toSupportSubmission(submission),
    refusals,
    restored,
    answers: [
      ...suggestAnswers(draft.subject, answers).map((answer) => toAnswer(answer, locale)),
      ...suggestByStems(draft.subject, articles, ({ stems }) => stems).map(toArticleAnswer),
    ],
    cancelHref: paths.dashboard.support,
    isEmptyAsked,
  };
}

/** Adds the chosen server if it is not among the loaded ones. */
function withChosen(
  servers: TicketFormView['servers'],
  chosen: TicketDraft['serverId'],
): TicketFormView['servers'] {
  return chosen === null || servers.some(({ id }) => id === chosen)
    ? servers
    : [{ id: chosen, domain: '' }, ...servers];
}

function toAnswer({ id, page, texts }: SupportAnswer, locale: Locale): AnswerView {
  const { title, text } = inLanguage(texts, locale);
  return { id, title, text, page: page && toPage(page) };
}

function toArticleAnswer({ id, title, lead }: ListedArticle): AnswerView {
  const href = withQuery(paths.dashboard.help, { article: id });
  return { id: `help:${id}`, title, text: lead, page: { href, name: sectionName('help') } };
}

function toPage(page: AnswerPage): AnswerView['page'] {
  return { href: sectionPath(page), name: sectionName(page) };
}

/** Describes a restored draft to a user who came with this question. */
export function toRestored({ draft, fileNames }: StoredTicket, requested: TicketDraft): RestoredDraft {
  const isOther =
    (requested.subject !== '' && requested.subject !== draft.subject) ||
    (requested.service !== '' && requested.service !== draft.service) ||
    (requested.serverId !== null && requested.serverId !== draft.serverId);
  return { isOther, lostFiles: fileNames };
}
