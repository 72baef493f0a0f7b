import type { IsoDateTime } from './dates';
import {
  delayMinutes,
  ticketStatuses,
  type SupportDepartment,
  type Ticket,
  type TicketStatus,
} from './support';

/** Columns of the ticket list, which all sort. */
export const ticketSortKeys = ['id', 'subject', 'updatedAt', 'delay', 'status'] as const;
export type TicketSortKey = (typeof ticketSortKeys)[number];

export interface TicketSort {
  key: TicketSortKey;
  direction: 'ascending' | 'descending';
}

/** The filter panel's conditions; `null` asks for nothing. */
export interface TicketFilter {
  status: TicketStatus | null;
  department: SupportDepartment | null;
  /** What was archived, instead of the queue. */
  isArchived: boolean;
}

/** What is asked of the ticket list. */
export interface TicketQuery {
  /** Part of a subject, of a message, or a number. */
  search: string;
  filter: TicketFilter;
  /** `null`: what changed last comes first. */
  sort: TicketSort | null;
}

export const noTicketFilter: TicketFilter = { status: null, department: null, isArchived: false };

export const emptyTicketQuery: TicketQuery = { search: '', filter: noTicketFilter, sort: null };

/** Whether anything but the plain queue is asked for. */
export function isNarrowed({ search, filter }: TicketQuery): boolean {
  return search.trim() !== '' || filter.status !== null || filter.department !== null || filter.isArchived;
}

/** The tickets that search and filter let through, in order. */
export function findTickets(tickets: readonly Ticket[], query: TicketQuery, now: IsoDateTime): Ticket[] {
  const wanted = query.search.trim().toLowerCase();
  const { status, department, isArchived } = query.filter;
  return tickets
    .filter(
      (ticket) =>
        ticket.isArchived === isArchived &&
        (status === null || ticket.status === status) &&
        (department === null || ticket.department === department) &&
        matches(ticket, wanted),
    )
    .toSorted(orderOf(query.sort ?? { key: 'updatedAt', direction: 'descending' }, now));
}

function matches(ticket: Ticket, wanted: string): boolean {
  return (
    wanted === '' ||
    ticket.subject.toLowerCase().includes(wanted) ||
    `#${ticket.id}`.includes(wanted) ||
    ticket.messages.some(
      (message) => message.author !== 'robot' && message.text.toLowerCase().includes(wanted),
    )
  );
}

function orderOf({ key, direction }: TicketSort, now: IsoDateTime): (a: Ticket, b: Ticket) => number {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = comparison(key, now);
  // Of equals, the newer ticket first, whichever way the column is sorted.
  return (a, b) => sign * compare(a, b) || b.id - a.id;
}

function comparison(key: TicketSortKey, now: IsoDateTime): (a: Ticket, b: Ticket) => number {
  switch (key) {
    case 'id':
      return (a, b) => a.id - b.id;
    case 'subject':
      return (a, b) => a.subject.localeCompare(b.subject);
    case 'updatedAt':
      return (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt);
    case 'delay':
      return (a, b) => (delayMinutes(a, now) ?? -1) - (delayMinutes(b, now) ?? -1);
    case 'status':
      return (a, b) => ticketStatuses.indexOf(a.status) - ticketStatuses.indexOf(b.status);
  }
}
