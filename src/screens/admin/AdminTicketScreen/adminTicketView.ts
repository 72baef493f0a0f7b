import {
  cannedProblems,
  type CannedAnswer,
  type CannedDraft,
  type CannedProblems,
} from '@/domain/desk/cannedAnswer';
import type { DeskTicketPage, TicketChange } from '@/domain/desk/desk';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { shownProblems, type FormState } from '@/domain/form/formState';
import type { Loaded } from '@/domain/results/loaded';
import type { TicketId } from '@/domain/support/support';
import { ticketLimits } from '@/domain/support/supportForm';
import type { IsoDateTime } from '@/domain/time/dates';
import { paths } from '@/paths';
import type { AdminSubmission } from '../list/adminListTypes';
import { toAdminSubmission } from '../list/toAdminSubmission';

/** Kinds of text: an answer for the customer, or an internal note. */
export const composeModes = ['answer', 'note'] as const;
export type ComposeMode = (typeof composeModes)[number];

/** Drafts of both texts, so that switching never turns a note into an answer. */
export interface ComposeDraft {
  mode: ComposeMode;
  answer: string;
  note: string;
}

export const emptyCompose: ComposeDraft = { mode: 'answer', answer: '', note: '' };

export type ComposeProblem = 'required' | 'tooLong';

/** Finds the problem of the text to send. */
export function composeProblems(draft: ComposeDraft): { readonly text?: ComposeProblem } {
  const { length } = draft[draft.mode].trim();
  if (length === 0) return { text: 'required' };
  return length > ticketLimits.message ? { text: 'tooLong' } : {};
}

export interface ComposeView {
  mode: ComposeMode;
  text: string;
  problem: ComposeProblem | undefined;
  refusals: number;
  submission: AdminSubmission;
}

/** Dialog for editing canned answers. */
export type CannedOverlay =
  | { kind: 'none' }
  | {
      kind: 'canned';
      /** Null for a new one. */
      id: number | null;
      draft: CannedDraft;
      problems: CannedProblems;
      refusals: number;
      submission: AdminSubmission;
    };

/** States of the ticket's page for staff. */
export type AdminTicketView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  /** The address has no valid ticket number. */
  | { status: 'noSuchTicket'; listHref: string }
  | {
      status: 'ready';
      page: DeskTicketPage;
      now: IsoDateTime;
      compose: ComposeView;
      canned: readonly CannedAnswer[];
      overlay: CannedOverlay;
      /** Whether a change of the ticket is being saved. */
      changing: 'idle' | 'pending';
    };

export type ReadyTicketView = Extract<AdminTicketView, { status: 'ready' }>;

export interface AdminTicketActions {
  onRetry: () => void;
  /** Answer or note was selected. */
  onModeChange: (mode: ComposeMode) => void;
  /** The text changed. */
  onTextChange: (text: string) => void;
  /** Sends the text; `closes` also closes the ticket. */
  onComposeSubmit: (closes: boolean) => void;
  /** Undoes an answer. */
  onAnswerUndo: (answerId: number) => void;
  /** A property of the ticket was changed. */
  onTicketChange: (change: TicketChange) => void;
  /** Inserts a canned answer. */
  onCannedInsert: (answer: CannedAnswer) => void;
  /** Opens the dialog with a canned answer, or a new one. */
  onCannedOpen: (id: number | null) => void;
  /** Fields of the canned answer changed. */
  onCannedChange: (patch: Partial<CannedDraft>) => void;
  /** Saves the canned answer. */
  onCannedSubmit: () => void;
  /** Deletes the canned answer. */
  onCannedDelete: () => void;
  /** Closes the dialog. */
  onCannedClose: () => void;
}

export interface AdminTicketScreenProps extends AdminTicketActions {
  view: AdminTicketView;
}

/** Sources of the page's view. */
export interface AdminTicketParts {
  id: TicketId | null;
  /** Null: the ticket does not exist. */
  load: Loaded<DeskTicketPage | null>;
  form: FormState<ComposeDraft, AdminRefusal>;
  canned: readonly CannedAnswer[];
  overlay: { id: number | null; form: FormState<CannedDraft, AdminRefusal> } | null;
  changing: 'idle' | 'pending';
  now: IsoDateTime;
}

/** Makes the page's view. */
export function toAdminTicketView(parts: AdminTicketParts): AdminTicketView {
  const { id, load, form, canned, overlay, changing, now } = parts;
  if (id === null) return { status: 'noSuchTicket', listHref: paths.admin.tickets };
  if (load.status !== 'ready') return load;
  if (load.value === null) return { status: 'noSuchTicket', listHref: paths.admin.tickets };
  const { draft, refusals, submission } = form;
  return {
    status: 'ready',
    page: load.value,
    now,
    compose: {
      mode: draft.mode,
      text: draft[draft.mode],
      problem: shownProblems(composeProblems(draft), form).text,
      refusals,
      submission: toAdminSubmission(submission),
    },
    canned,
    overlay: overlay === null ? { kind: 'none' } : toCannedOverlay(overlay.id, overlay.form),
    changing,
  };
}

function toCannedOverlay(id: number | null, form: FormState<CannedDraft, AdminRefusal>): CannedOverlay {
  const { draft, refusals, submission } = form;
  return {
    kind: 'canned',
    id,
    draft,
    problems: shownProblems(cannedProblems(draft), form),
    refusals,
    submission: toAdminSubmission(submission),
  };
}
