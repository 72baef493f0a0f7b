import type { Ticket } from '@/domain/support/support';
import type { IsoDateTime } from '@/domain/time/dates';
import type { TicketTimes } from './responseTimes';

/**
 * Returns the time of the first message since the last answer. So a further message loses no place in the queue. A
 * reopened ticket without one waits since then.
 */
function firstUnansweredAt({ messages, updatedAt }: Ticket): IsoDateTime {
  const last = messages.findLastIndex(({ author }) => author === 'support');
  return messages.slice(last + 1).find(({ author }) => author === 'customer')?.at ?? updatedAt;
}

/** Whether a customer's message starts a wait for an answer. A second message of the same wait does not. */
export const startsWaiting = (before: Ticket | null, after: Ticket): boolean =>
  before?.status !== 'queued' || firstUnansweredAt(after) === after.updatedAt;

/** Returns the times that the queue sorts by and the report measures. */
export function ticketTimesOf(ticket: Ticket): TicketTimes & { waitingSince: IsoDateTime | null } {
  const { messages, status, updatedAt } = ticket;
  return {
    openedAt: messages[0]?.at ?? updatedAt,
    firstAnsweredAt: messages.find(({ author }) => author === 'support')?.at ?? null,
    closedAt: status === 'closed' ? updatedAt : null,
    waitingSince: status === 'queued' ? firstUnansweredAt(ticket) : null,
  };
}
