import {
  cannedProblems,
  type CannedAnswer,
  type CannedDraft,
  type CannedProblems,
} from '@/domain/desk/cannedAnswer';
import type { DeskTicket, DeskTicketPage, TicketChange } from '@/domain/desk/desk';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { AdminAccount } from '@/domain/admin/account';
import { hasRight, type StaffRole } from '@/domain/admin/rights';
import { shownProblems, type FormState } from '@/domain/form/formState';
import type { Loaded } from '@/domain/results/loaded';
import type { TicketId } from '@/domain/support/support';
import { ticketLimits } from '@/domain/support/ticketLimits';
import { attachmentProblems } from '@/domain/support/supportAttachments';
import type { IsoDateTime } from '@/domain/time/dates';
import type { AdminOverlay, AdminOverlayActions, AdminSubmission } from '../list/adminListTypes';
import { sentFiles, toPickedFiles, type DraftFile, type PickedFile } from '@/components/messageFiles';
import { toAdminSubmission } from '../list/toAdminSubmission';

/** Kinds of text: an answer for the customer, or an internal note. */
export const composeModes = ['answer', 'note'] as const;
export type ComposeMode = (typeof composeModes)[number];

/** Drafts of both texts, so that switching never turns a note into an answer. */
export interface ComposeDraft {
  mode: ComposeMode;
  answer: string;
  note: string;
  /** Files of the answer; a note has none. */
  files: readonly DraftFile[];
}

export const emptyCompose: ComposeDraft = { mode: 'answer', answer: '', note: '', files: [] };

export type ComposeProblem = 'required' | 'tooLong';

/** Finds the problems of the text and the files to send. */
export function composeProblems(draft: ComposeDraft): {
  readonly text?: ComposeProblem;
  readonly files?: 'files';
} {
  const { length } = draft[draft.mode].trim();
  const text = length === 0 ? 'required' : length > ticketLimits.message ? 'tooLong' : null;
  const isFileRefused =
    draft.mode === 'answer' && attachmentProblems(sentFiles(draft.files)).some((problem) => problem !== null);
  return { ...(text && { text }), ...(isFileRefused && { files: 'files' as const }) };
}

export interface ComposeView {
  mode: ComposeMode;
  text: string;
  problem: ComposeProblem | undefined;
  /** Null for a guest, who only gets a mail. `isRefused`: invalid files blocked the last submit. */
  files: { picked: readonly PickedFile[]; isRefused: boolean } | null;
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

/** The answer form, or the reason for having none. */
export type WritingView =
  | { kind: 'form'; compose: ComposeView }
  /** The messages are in another ticket. */
  | { kind: 'merged'; into: TicketId }
  /** The role has no right to answer tickets. */
  | { kind: 'noRight'; role: StaffRole };

/** Draft of the dialog that merges the ticket into another one. */
export interface MergeDraft {
  into: TicketId | null;
}

export type MergeProblems = { readonly into?: 'required' };

/** The dialogs about the ticket and its customer. */
export type TicketDialog = AdminOverlay<DeskTicketPage, MergeDraft, MergeProblems, 'viewAs' | 'attach'>;

/** Nothing is merged into no ticket. */
export const mergeProblems = ({ into }: MergeDraft): MergeProblems =>
  into === null ? { into: 'required' } : {};

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
      writing: WritingView;
      dialog: TicketDialog;
      canned: readonly CannedAnswer[];
      overlay: CannedOverlay;
      /** Whether a change of the ticket is being saved. */
      changing: 'idle' | 'pending';
      /** The queue where the reader left it, and its next waiting ticket; null if none waits. */
      queue: { href: string; next: DeskTicket | null };
      /** Ids of the messages that others wrote since the ticket was opened or answered. */
      unseen: ReadonlySet<string>;
    };

export type ReadyTicketView = Extract<AdminTicketView, { status: 'ready' }>;

export interface AdminTicketActions extends Omit<AdminOverlayActions<MergeDraft>, 'onFormSubmit'> {
  onRetry: () => void;
  /** Answer or note was selected. */
  onModeChange: (mode: ComposeMode) => void;
  /** The text changed. */
  onTextChange: (text: string) => void;
  /** Files were chosen for the answer. */
  onFilesAdd: (files: readonly File[]) => void;
  /** A file was removed from the answer. */
  onFileRemove: (id: string) => void;
  /** Sends the text; `closes` also closes the ticket. */
  onComposeSubmit: (closes: boolean) => void;
  /** Undoes an answer. */
  onAnswerUndo: (answerId: number) => void;
  /** A property of the ticket was changed. */
  onTicketChange: (change: TicketChange) => void;
  /** Opens the dialog that merges the ticket into another one. */
  onMergeOpen: (page: DeskTicketPage) => void;
  /** Merges the ticket into the chosen one. */
  onMergeSubmit: () => void;
  /** Asks before the portal is shown as the customer sees it. */
  onViewAs: (page: DeskTicketPage) => void;
  /** Asks before a guest's ticket moves to an account. */
  onAttach: (page: DeskTicketPage) => void;
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
  dialog: TicketDialog;
  changing: 'idle' | 'pending';
  queue: { href: string; next: DeskTicket | null };
  /** Ids of the messages that the reader has seen; null until the ticket is loaded. */
  seen: ReadonlySet<string> | null;
  /** Null while unknown. */
  reader: Pick<AdminAccount, 'email' | 'role'> | null;
  now: IsoDateTime;
}

/** Makes the page's view. */
export function toAdminTicketView(parts: AdminTicketParts): AdminTicketView {
  const { id, load, canned, overlay, dialog, changing, queue, now } = parts;
  if (id === null) return { status: 'noSuchTicket', listHref: queue.href };
  if (load.status !== 'ready') return load;
  if (load.value === null) return { status: 'noSuchTicket', listHref: queue.href };
  return {
    status: 'ready',
    page: load.value,
    now,
    writing: toWriting(load.value, parts),
    dialog,
    canned,
    overlay: overlay === null ? { kind: 'none' } : toCannedOverlay(overlay.id, overlay.form),
    changing,
    queue,
    unseen: toUnseen(load.value, parts),
  };
}

function toUnseen(
  { entries }: DeskTicketPage,
  { seen, reader }: Pick<AdminTicketParts, 'seen' | 'reader'>,
): ReadonlySet<string> {
  const others = entries.filter((entry) => {
    if (entry.author === 'robot') return false;
    return entry.author === 'customer' || entry.staff !== reader?.email;
  });
  return new Set(others.map(({ id }) => id).filter((id) => seen?.has(id) === false));
}

function toWriting(
  { mergedInto, guest }: DeskTicketPage,
  { reader, form }: Pick<AdminTicketParts, 'reader' | 'form'>,
): WritingView {
  const role = reader?.role ?? null;
  if (mergedInto !== null) return { kind: 'merged', into: mergedInto };
  if (role !== null && !hasRight(role, 'tickets.answer')) return { kind: 'noRight', role };
  const { draft, refusals, submission } = form;
  const problems = shownProblems(composeProblems(draft), form);
  const compose = {
    mode: draft.mode,
    text: draft[draft.mode],
    problem: problems.text,
    files:
      guest === null ? { picked: toPickedFiles(draft.files), isRefused: problems.files !== undefined } : null,
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
