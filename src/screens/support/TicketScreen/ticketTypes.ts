import type { IsoDateTime } from '@/domain/dates';
import type { Ticket, TicketId } from '@/domain/support';
import type { TicketProblems } from '@/domain/supportForm';
import type { PickedFile, SupportSubmission } from '../supportFormTypes';

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
  onReplyChange: (message: string) => void;
  onFilesAdd: (files: readonly File[]) => void;
  onFileRemove: (id: string) => void;
  onReplySubmit: () => void;
  onTicketClose: () => void;
  onRetry: () => void;
}

export interface TicketScreenProps extends TicketActions {
  view: TicketView;
}
