import type { IsoDateTime } from '@/domain/time/dates';
import { ticketStatuses, type Ticket, type TicketId, type TicketMessage } from './support';
import type { Attachment } from './supportAttachments';
import type { NewTicket } from './supportForm';

/** The first number given, to whomever. */
export const firstTicketId = 5001;

/** A message as it was sent. */
export interface SentMessage {
  text: string;
  attachments: readonly Attachment[];
}

function withMessage(ticket: Ticket, author: 'customer' | 'support', sent: SentMessage, at: IsoDateTime) {
  const { text } = sent;
  const attachments = sent.attachments.map(({ name, size }) => ({ name, size }));
  const message: TicketMessage = { id: ticket.messages.length + 1, at, author, text, attachments };
  return { ...ticket, updatedAt: at, messages: [...ticket.messages, message] };
}

/**
 * A ticket as it begins: in the queue. Nobody pretends to answer: a robot confirms that it is there, and says that it is a
 * robot.
 */
export function openedTicket(
  { message, ...ticket }: NewTicket,
  { id, at, attachments }: { id: TicketId; at: IsoDateTime; attachments: readonly Attachment[] },
): Ticket {
  const empty: Ticket = {
    ...ticket,
    id,
    status: 'queued',
    isArchived: false,
    mergedInto: null,
    updatedAt: at,
    messages: [],
  };
  const opened = withMessage(empty, 'customer', { text: message, attachments }, at);
  return { ...opened, messages: [...opened.messages, { id: 2, at, author: 'robot', notice: 'queued' }] };
}

/** After a message of the customer's it waits for an answer, closed or not. */
export function repliedTicket(ticket: Ticket, sent: SentMessage, at: IsoDateTime): Ticket {
  return { ...withMessage(ticket, 'customer', sent, at), status: 'queued' };
}

/** After a message of support's it waits for nobody, and its customer finds it in the queue, archived before or not. */
export function answeredTicket(ticket: Ticket, sent: SentMessage, at: IsoDateTime): Ticket {
  return { ...withMessage(ticket, 'support', sent, at), status: 'answered', isArchived: false };
}

/** Closed before, it waits for an answer again. */
export function reopenedTicket(ticket: Ticket, at: IsoDateTime): Ticket {
  return { ...ticket, status: 'queued', updatedAt: at };
}

/** Done with. */
export function closedTicket(ticket: Ticket, at: IsoDateTime): Ticket {
  return { ...ticket, status: 'closed', updatedAt: at };
}

/** Ticket that has the messages of another one of its customer's: it waits for an answer if either did. */
export function ticketWithMerged(ticket: Ticket, merged: Ticket, at: IsoDateTime): Ticket {
  const states = [ticket.status, merged.status];
  const status = ticketStatuses.find((each) => states.includes(each)) ?? ticket.status;
  return { ...ticket, status, isArchived: ticket.isArchived && merged.isArchived, updatedAt: at };
}

/** Ticket whose messages are in another one. */
export function mergedTicket(ticket: Ticket, into: TicketId, at: IsoDateTime): Ticket {
  return { ...closedTicket(ticket, at), mergedInto: into };
}
