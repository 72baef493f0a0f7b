import {
  cannedProblems,
  type CannedAnswer,
  type CannedDraft,
  type CannedProblems,
} from '@/domain/desk/cannedAnswer';
import type { DeskTicketPage, TicketChange } from '@/domain/desk/desk';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { hasRight, type StaffRole } from '@/domain/admin/rights';
import { shownProblems, type FormState } from '@/domain/form/formState';
import type { Loaded } from '@/domain/results/loaded';
import type { TicketId } from '@/domain/support/support';
import { ticketLimits } from '@/domain/support/supportForm';
import type { IsoDateTime } from '@/domain/time/dates';
import { paths } from '@/paths';
import type { AdminOverlay, AdminOverlayActions, AdminSubmission } from '../list/adminListTypes';
import { toAdminSubmission } from '../list/toAdminSubmission';

/** Kinds of text to write: an answer, which the customer reads, or a note, which stays among the staff. */
export const composeModes = ['answer', 'note'] as const;
export type ComposeMode = (typeof composeModes)[number];

/** Both texts as typed. Each stays where it was typed: no note becomes an answer by a switch. */
export interface ComposeDraft {
  mode: ComposeMode;
  answer: string;
  note: string;
}

export const emptyCompose: ComposeDraft = { mode: 'answer', answer: '', note: '' };

export type ComposeProblem = 'required' | 'tooLong';

/** Finds the problem of the text that is to be sent. */
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

/** The dialog in which canned answers are written. */
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

/** Where an answer is written, or why none is. */
export type WritingView =
  | { kind: 'form'; compose: ComposeView }
  /** The messages are in another ticket. */
  | { kind: 'merged'; into: TicketId }
  /** The reader's role answers no tickets. */
  | { kind: 'noRight'; role: StaffRole };

/** Draft of the dialog that merges the ticket into another one. */
export interface MergeDraft {
  into: TicketId | null;
}

export type MergeProblems = { readonly into?: 'required' };

/** The dialogs about the ticket and its customer. */
export type TicketDialog = AdminOverlay<DeskTicketPage, MergeDraft, MergeProblems, 'viewAs'>;

/** Nothing is merged into no ticket. */
export const mergeProblems = ({ into }: MergeDraft): MergeProblems =>
  into === null ? { into: 'required' } : {};

/** The states of a ticket's page for staff. */
export type AdminTicketView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  /** The address has no number of a ticket. */
  | { status: 'noSuchTicket'; listHref: string }
  | {
      status: 'ready';
      page: DeskTicketPage;
      now: IsoDateTime;
      writing: WritingView;
      dialog: TicketDialog;
      canned: readonly CannedAnswer[];
      overlay: CannedOverlay;
      /** A change of the ticket is on its way. */
      changing: 'idle' | 'pending';
    };

export type ReadyTicketView = Extract<AdminTicketView, { status: 'ready' }>;

export interface AdminTicketActions extends Omit<AdminOverlayActions<MergeDraft>, 'onFormSubmit'> {
  onRetry: () => void;
  /** Whether an answer or a note is written was chosen. */
  onModeChange: (mode: ComposeMode) => void;
  /** The answer or the note was typed. */
  onTextChange: (text: string) => void;
  /** The text is to be sent; `closes` with an answer that ends the ticket. */
  onComposeSubmit: (closes: boolean) => void;
  /** An answer is to be taken back. */
  onAnswerUndo: (answerId: number) => void;
  /** A property of the ticket was chosen. */
  onTicketChange: (change: TicketChange) => void;
  /** Opens the dialog that merges the ticket into another one. */
  onMergeOpen: (page: DeskTicketPage) => void;
  /** The ticket is to be merged into the chosen one. */
  onMergeSubmit: () => void;
  /** Asks before the portal is shown as the customer sees it. */
  onViewAs: (page: DeskTicketPage) => void;
  /** A canned answer is to be inserted into the answer. */
  onCannedInsert: (answer: CannedAnswer) => void;
  /** Opens the dialog with one of them, or with a new one. */
  onCannedOpen: (id: number | null) => void;
  /** Fields of the canned answer were typed. */
  onCannedChange: (patch: Partial<CannedDraft>) => void;
  /** The canned answer is to be stored. */
  onCannedSubmit: () => void;
  /** The canned answer is to be deleted. */
  onCannedDelete: () => void;
  /** The dialog is to be closed. */
  onCannedClose: () => void;
}

export interface AdminTicketScreenProps extends AdminTicketActions {
  view: AdminTicketView;
}

/** Parts of the page's view, from its container. */
export interface AdminTicketParts {
  id: TicketId | null;
  /** Null: there is no such ticket. */
  load: Loaded<DeskTicketPage | null>;
  form: FormState<ComposeDraft, AdminRefusal>;
  canned: readonly CannedAnswer[];
  overlay: { id: number | null; form: FormState<CannedDraft, AdminRefusal> } | null;
  dialog: TicketDialog;
  changing: 'idle' | 'pending';
  /** Null while nobody knows. */
  role: StaffRole | null;
  now: IsoDateTime;
}

/** The ticket as its screen shows it. */
export function toAdminTicketView(parts: AdminTicketParts): AdminTicketView {
  const { id, load, canned, overlay, dialog, changing, now } = parts;
  if (id === null) return { status: 'noSuchTicket', listHref: paths.admin.tickets };
  if (load.status !== 'ready') return load;
  if (load.value === null) return { status: 'noSuchTicket', listHref: paths.admin.tickets };
  return {
    status: 'ready',
    page: load.value,
    now,
    writing: toWriting(load.value, parts),
    dialog,
    canned,
    overlay: overlay === null ? { kind: 'none' } : toCannedOverlay(overlay.id, overlay.form),
    changing,
  };
}

function toWriting(
  { mergedInto }: DeskTicketPage,
  { role, form }: Pick<AdminTicketParts, 'role' | 'form'>,
): WritingView {
  if (mergedInto !== null) return { kind: 'merged', into: mergedInto };
  if (role !== null && !hasRight(role, 'tickets.answer')) return { kind: 'noRight', role };
  const { draft, refusals, submission } = form;
  const compose = {
    mode: draft.mode,
    text: draft[draft.mode],
    problem: shownProblems(composeProblems(draft), form).text,
    refusals,
    submission: toAdminSubmission(submission),
  };
  return { kind: 'form', compose };
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
