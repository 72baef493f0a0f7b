import type { IsoDateTime } from '@/domain/time/dates';
import { delayMinutes, toTicketId, type Ticket, type TicketId } from '@/domain/support/support';
import { replyProblems, type TicketProblems } from '@/domain/support/supportForm';
import type { PickedFile, SupportSubmission } from '../supportFormTypes';
import { shownProblems, type FormState } from '@/domain/form/formState';
import type { Loaded } from '@/domain/results/loaded';
import { paths, withQuery } from '@/paths';
import { sentFiles, toPickedFiles, type DraftFile } from '../messageFiles';
import { toSupportSubmission } from '../toSupportSubmission';

/** The reply as typed, and where sending it stands. */
export interface ReplyView {
  message: string;
  files: readonly PickedFile[];
  problems: TicketProblems;
  submission: SupportSubmission;
  /** How many times it was refused, by its rules or by the server. */
  refusals: number;
}

/** The states of a ticket's page. */
export type TicketView =
  | { status: 'loading'; id: TicketId }
  | { status: 'error'; id: TicketId; reason: 'offline' | 'unexpected' }
  /** The address has no number, a malformed one, or one of no ticket. */
  | { status: 'noSuchTicket'; listHref: string }
  | {
      status: 'ready';
      ticket: Ticket;
      /** Where the server is, for a ticket that is about one. */
      serverHref: string | null;
      /** Minutes it waits for an answer; null when nobody waits. */
      delay: number | null;
      now: IsoDateTime;
      reply: ReplyView;
      closing: 'idle' | 'pending';
    };

export interface TicketActions {
  /** The reply was typed. */
  onReplyChange: (message: string) => void;
  onFilesAdd: (files: readonly File[]) => void;
  onFileRemove: (id: string) => void;
  /** The reply is to be sent. */
  onReplySubmit: () => void;
  /** The question is answered: the ticket is to be closed. */
  onTicketClose: () => void;
  onRetry: () => void;
}

export interface TicketScreenProps extends TicketActions {
  view: TicketView;
}

/** The one number in the address; null when there is none, several, or something else. */
export function ticketIdOf(search: string): TicketId | null {
  const [id, ...others] = new URLSearchParams(search).getAll('id');
  return id === undefined || others.length > 0 ? null : toTicketId(id);
}

/** A reply as typed, files and all. */
export interface ReplyDraft {
  message: string;
  files: readonly DraftFile[];
}

export interface TicketParts {
  id: TicketId | null;
  /** Null: there is no such ticket. */
  load: Loaded<Ticket | null>;
  form: FormState<ReplyDraft>;
  closing: 'idle' | 'pending';
  now: IsoDateTime;
}

/** The ticket as its screen shows it. */
export function toTicketView({ id, load, form, closing, now }: TicketParts): TicketView {
  const listHref = paths.dashboard.support;
  if (id === null) return { status: 'noSuchTicket', listHref };
  if (load.status !== 'ready') return { id, ...load };
  const ticket = load.value;
  const { draft, submission, refusals } = form;
  if (ticket === null) return { status: 'noSuchTicket', listHref };
  return {
    status: 'ready',
    ticket,
    serverHref:
      ticket.serverId === null
        ? null
        : withQuery(paths.dashboard.serverEdit, { id: String(ticket.serverId) }),
    delay: delayMinutes(ticket, now),
    now,
    reply: {
      message: draft.message,
      files: toPickedFiles(draft.files),
      problems: shownProblems(replyProblems(draft.message, sentFiles(draft.files)), form),
      submission: toSupportSubmission(submission),
      refusals,
    },
    closing,
  };
}
