import { oneOf, type ListFilter, type ListRules } from '@/domain/list/listRules';
import {
  isInQueue,
  lastQuestionAt,
  supportDepartments,
  ticketStatuses,
  type SupportDepartment,
  type Ticket,
  type TicketId,
  type TicketStatus,
} from './support';

/** Columns of the ticket list, all sortable. */
export const ticketSorts = ['id', 'subject', 'updatedAt', 'delay', 'status'] as const;
export type TicketSortKey = (typeof ticketSorts)[number];

/** The filter panel's conditions. */
export interface TicketConditions {
  status: TicketStatus;
  department: SupportDepartment;
  /** Shows archived tickets instead of the queue. */
  archived: '1';
}

/** Facts of all tickets, whatever the search. */
export interface TicketsAbout {
  /** Tickets in the queue. */
  queueCount: number;
  archivedCount: number;
}

export type TicketFilter = ListFilter<TicketConditions>;

/** Returns whether a ticket is in the list. The archive filter lists archived tickets only. */
const isInPlace = ({ isArchived }: Ticket, archived: '1' | null) => isArchived === (archived !== null);

/** Sorts before every delay: nobody waits. */
export const noDelayKey = -999_999_999_999_999;

/** Uses the moment instead of minutes, so that the order does not change over time. Earlier means longer. */
function delayKey(ticket: Ticket): number {
  const since = ticket.status === 'queued' ? lastQuestionAt(ticket) : null;
  return since === null ? noDelayKey : -Date.parse(since);
}

/** Rules of the ticket list: search by subject, message or number; last change first. */
export const ticketRules: ListRules<Ticket, TicketId, TicketSortKey, TicketConditions, never, TicketsAbout> =
  {
    id: ({ id }) => id,
    searchable: ({ id, subject, messages }) => [
      `#${id}`,
      subject,
      ...messages.flatMap((message) => (message.author === 'robot' ? [] : [message.text])),
    ],
    sorts: {
      id: { by: 'number', of: ({ id }) => id },
      subject: { by: 'text', of: ({ subject }) => subject },
      updatedAt: { by: 'number', of: ({ updatedAt }) => Date.parse(updatedAt) },
      delay: { by: 'number', of: delayKey },
      status: { by: 'number', of: ({ status }) => ticketStatuses.indexOf(status) },
    },
    usualSort: { key: 'updatedAt', direction: 'descending' },
    conditions: {
      status: oneOf('status', ticketStatuses, ({ status }) => status),
      department: oneOf('department', supportDepartments, ({ department }) => department),
      archived: {
        param: 'archived',
        by: 'always',
        parse: (text) => (text === '1' ? text : null),
        test: isInPlace,
      },
    },
    about: (tickets) => ({
      queueCount: tickets.filter(isInQueue).length,
      archivedCount: tickets.filter(({ isArchived }) => isArchived).length,
    }),
  };
