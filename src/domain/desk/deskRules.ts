import { oneOf, type ListRules } from '@/domain/list/listRules';
import {
  supportDepartments,
  ticketStatuses,
  type SupportDepartment,
  type TicketId,
  type TicketStatus,
} from '@/domain/support/support';
import { noDelayKey } from '@/domain/support/ticketRules';
import { ticketPriorities, type DeskCounts, type DeskTicket, type TicketPriority } from './desk';

/** Columns of the queue, all sortable. */
export const deskSorts = [
  'id',
  'subject',
  'customer',
  'department',
  'priority',
  'assignee',
  'status',
  'waiting',
  'updatedAt',
] as const;
export type DeskSortKey = (typeof deskSorts)[number];

/** Assignee of a ticket relative to the reader. */
export const ticketHolders = ['nobody', 'me', 'colleague'] as const;
export type TicketHolder = (typeof ticketHolders)[number];

/** Durations of a wait that the filter offers, each a minimum. */
export const ticketWaits = ['hour', 'fourHours', 'day', 'threeDays'] as const;
export type TicketWait = (typeof ticketWaits)[number];

const hoursOf: Readonly<Record<TicketWait, number>> = { hour: 1, fourHours: 4, day: 24, threeDays: 72 };

/** The filter panel's conditions. */
export interface DeskConditions {
  wait: TicketWait;
  status: TicketStatus;
  department: SupportDepartment;
  priority: TicketPriority;
  holder: TicketHolder;
}

/** Returns the assignee relative to the reader. */
export function holderOf({ assignee }: Pick<DeskTicket, 'assignee'>): TicketHolder {
  if (assignee === null) return 'nobody';
  return assignee.isMe ? 'me' : 'colleague';
}

/** Larger for customers who wrote earlier; smallest if nobody waits. */
const waitingKey = ({ waitingSince }: DeskTicket) =>
  waitingSince === null ? noDelayKey : -Date.parse(waitingSince);

/** Returns the smallest `waitingKey` of the tickets that have waited so long. */
export const waitingKeyAfter = (wait: TicketWait, now: Date): number =>
  hoursOf[wait] * 60 * 60 * 1000 - now.getTime();

/** Counts the tickets that wait for an answer. */
export function deskCountsOf(tickets: readonly Pick<DeskTicket, 'status' | 'assignee'>[]): DeskCounts {
  const waiting = tickets.filter(({ status }) => status === 'queued');
  return {
    unanswered: waiting.length,
    unassigned: waiting.filter((ticket) => holderOf(ticket) === 'nobody').length,
    mine: waiting.filter((ticket) => holderOf(ticket) === 'me').length,
  };
}

/** Default order of the queue. */
export const longestWaitFirst = { key: 'waiting', direction: 'descending' } as const;

/**
 * Creates the rules of the support queue, longest wait first. The server also searches message texts, which rows do not
 * contain.
 *
 * @param now the current time, for conditions on how long a customer waits
 */
export const createDeskRules = (
  now: () => Date,
): ListRules<DeskTicket, TicketId, DeskSortKey, DeskConditions, never, DeskCounts> => ({
  id: ({ id }) => id,
  searchable: ({ id, subject, customer }) => [`#${id}`, subject, customer],
  searchesBeyondRows: true,
  sorts: {
    id: { by: 'number', of: ({ id }) => id },
    subject: { by: 'text', of: ({ subject }) => subject },
    customer: { by: 'text', of: ({ customer }) => customer },
    department: { by: 'number', of: ({ department }) => supportDepartments.indexOf(department) },
    assignee: { by: 'text', of: ({ assignee }) => assignee?.email ?? '' },
    priority: { by: 'number', of: ({ priority }) => ticketPriorities.indexOf(priority) },
    status: { by: 'number', of: ({ status }) => ticketStatuses.indexOf(status) },
    waiting: { by: 'number', of: waitingKey },
    updatedAt: { by: 'number', of: ({ updatedAt }) => Date.parse(updatedAt) },
  },
  usualSort: longestWaitFirst,
  conditions: {
    wait: {
      param: 'wait',
      by: 'row',
      parse: (text) => ticketWaits.find((wait) => wait === text) ?? null,
      test: (ticket, wait) => waitingKey(ticket) >= waitingKeyAfter(wait, now()),
    },
    status: oneOf('status', ticketStatuses, ({ status }) => status),
    department: oneOf('department', supportDepartments, ({ department }) => department),
    priority: oneOf('priority', ticketPriorities, ({ priority }) => priority),
    holder: oneOf('holder', ticketHolders, holderOf),
  },
  about: deskCountsOf,
});

/**
 * Returns the next ticket of a queue that waits for an answer, from its start again after the end.
 *
 * @param answered tickets whose answers can still be undone, which wait until then
 */
export function nextWaiting(
  queue: readonly DeskTicket[],
  id: TicketId,
  answered: ReadonlySet<TicketId>,
): DeskTicket | null {
  const place = queue.findIndex((ticket) => ticket.id === id);
  const others = [...queue.slice(place + 1), ...queue.slice(0, Math.max(0, place))];
  return others.find((each) => each.waitingSince !== null && !answered.has(each.id)) ?? null;
}
