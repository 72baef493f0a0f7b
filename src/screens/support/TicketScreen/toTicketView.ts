import type { Loaded } from '@/domain/loaded';
import type { IsoDateTime } from '@/domain/dates';
import { delayMinutes, toTicketId, type Ticket, type TicketId } from '@/domain/support';
import { replyProblems } from '@/domain/supportForm';
import type { TicketView } from './ticketTypes';
import { paths, withQuery } from '@/paths';
import { shownProblems, toPickedFiles, type SendingState } from '@/screens/support/sendingState';

/** The one number in the address; null when there is none, several, or something else. */
export function ticketIdOf(search: string): TicketId | null {
  const [id, ...others] = new URLSearchParams(search).getAll('id');
  return id === undefined || others.length > 0 ? null : toTicketId(id);
}

export interface TicketParts {
  id: TicketId | null;
  /** Null: there is no such ticket. */
  load: Loaded<Ticket | null>;
  message: string;
  sending: SendingState;
  closing: 'idle' | 'pending';
  now: IsoDateTime;
}

/** The ticket as its screen shows it. */
export function toTicketView({ id, load, message, sending, closing, now }: TicketParts): TicketView {
  const listHref = paths.dashboard.support;
  if (id === null) return { status: 'noSuchTicket', listHref };
  if (load.status !== 'ready') return { id, ...load };
  const ticket = load.value;
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
      message,
      files: toPickedFiles(sending.files),
      problems: shownProblems(
        replyProblems(
          message,
          sending.files.map(({ file }) => file),
        ),
        sending.refused,
      ),
      submission: sending.submission,
      refusals: sending.refusals,
    },
    closing,
  };
}
