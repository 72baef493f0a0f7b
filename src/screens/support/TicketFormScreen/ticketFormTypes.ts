import type { TicketDraft, TicketProblems } from '@/domain/supportForm';
import type { PlainMessageKey } from '@/i18n/translator';
import type { PickedFile, SupportSubmission } from '../supportFormTypes';

/** A ready answer, and the page where it can be acted on. */
export interface AnswerView {
  id: string;
  title: string;
  text: string;
  page: { href: string; name: PlainMessageKey } | null;
}

/** The note above a form that was begun earlier. */
export interface RestoredDraft {
  /** The person came with another question than the draft's. */
  isOther: boolean;
  /** Names of files that were attached: browsers do not keep files. */
  lostFiles: readonly string[];
}

/** What the ticket form shows (§2). */
export interface TicketFormView {
  draft: TicketDraft;
  files: readonly PickedFile[];
  problems: TicketProblems;
  submission: SupportSubmission;
  /** How many times the form was refused, by its rules or by the server. */
  refusals: number;
  /** Null when nothing was restored, or the note was dismissed. */
  restored: RestoredDraft | null;
  answers: readonly AnswerView[];
  cancelHref: string;
}

export interface TicketFormActions {
  onDraftChange: (patch: Partial<TicketDraft>) => void;
  onFilesAdd: (files: readonly File[]) => void;
  onFileRemove: (id: string) => void;
  /** The draft goes, an empty form comes. */
  onDraftDiscard: () => void;
  onRestoredDismiss: () => void;
  onSubmit: () => void;
}

export interface TicketFormScreenProps extends TicketFormActions {
  view: TicketFormView;
}
