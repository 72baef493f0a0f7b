import type { IsoDateTime } from '@/domain/time/dates';
import { ticketStatuses, type Ticket, type TicketId, type TicketMessage } from './support';
import type { Attachment } from './supportAttachments';
import type { NewTicket } from './supportForm';

/** Id of the first ticket. */
export const firstTicketId = 5001;

/** A sent message. */
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

/** Returns a new ticket in the queue. An automatic message confirms it and says that it is automatic. */
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

/** A customer's message puts a ticket back into the queue, even a closed one. */
export function repliedTicket(ticket: Ticket, sent: SentMessage, at: IsoDateTime): Ticket {
  return { ...withMessage(ticket, 'customer', sent, at), status: 'queued' };
}

/** An answer of support ends the wait and restores an archived ticket to the queue. */
export function answeredTicket(ticket: Ticket, sent: SentMessage, at: IsoDateTime): Ticket {
  return { ...withMessage(ticket, 'support', sent, at), status: 'answered', isArchived: false };
}

/** Reopens a closed ticket; it waits for an answer again. */
export function reopenedTicket(ticket: Ticket, at: IsoDateTime): Ticket {
  return { ...ticket, status: 'queued', updatedAt: at };
}

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
