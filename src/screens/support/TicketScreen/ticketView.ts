import type { IsoDateTime } from '@/domain/time/dates';
import { delayMinutes, toTicketId, type Ticket, type TicketId } from '@/domain/support/support';
import { replyProblems, type TicketProblems } from '@/domain/support/supportForm';
import type { SupportSubmission } from '../supportFormTypes';
import { shownProblems, type FormState } from '@/domain/form/formState';
import type { Loaded } from '@/domain/results/loaded';
import { paths, withQuery } from '@/paths';
import { sentFiles, toPickedFiles, type DraftFile, type PickedFile } from '@/components/messageFiles';
import { toSupportSubmission } from '../toSupportSubmission';

/** Draft of a reply, and its submission. */
export interface ReplyView {
  message: string;
  files: readonly PickedFile[];
  problems: TicketProblems;
  submission: SupportSubmission;
  /** Number of failed submits, by validation or by the server. */
  refusals: number;
}

/** States of the ticket's page. */
export type TicketView =
  | { status: 'loading'; id: TicketId }
  | { status: 'error'; id: TicketId; reason: 'offline' | 'unexpected' }
  /** The address has no valid id of an existing ticket. */
  | { status: 'noSuchTicket'; listHref: string }
  | {
      status: 'ready';
      ticket: Ticket;
      /** Page of the server, if the ticket is about one. */
      serverHref: string | null;
      /** Minutes of waiting for an answer; null if nobody waits. */
      delay: number | null;
      now: IsoDateTime;
      reply: ReplyView;
      closing: 'idle' | 'pending';
    };

export interface TicketActions {
  /** The reply changed. */
  onReplyChange: (message: string) => void;
  onFilesAdd: (files: readonly File[]) => void;
  onFileRemove: (id: string) => void;
  /** Sends the reply. */
  onReplySubmit: () => void;
  /** Closes the ticket. */
  onTicketClose: () => void;
  onRetry: () => void;
}

export interface TicketScreenProps extends TicketActions {
  view: TicketView;
}

/** Parses the single ticket id of an address; null otherwise. */
export function ticketIdOf(search: string): TicketId | null {
  const [id, ...others] = new URLSearchParams(search).getAll('id');
  return id === undefined || others.length > 0 ? null : toTicketId(id);
}

/** Draft of a reply with its files. */
export interface ReplyDraft {
  message: string;
  files: readonly DraftFile[];
}

export interface TicketParts {
  id: TicketId | null;
  /** Null: the ticket does not exist. */
  load: Loaded<Ticket | null>;
  form: FormState<ReplyDraft>;
  closing: 'idle' | 'pending';
  now: IsoDateTime;
}

/** Makes the screen's view. */
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
