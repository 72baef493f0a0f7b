import { lastQuestionAt, type Ticket } from '@/domain/support/support';
import type { IsoDateTime } from '@/domain/time/dates';
import type { TicketTimes } from './responseTimes';

/** Returns the times that the queue sorts by and the report measures. */
export function ticketTimesOf(ticket: Ticket): TicketTimes & { waitingSince: IsoDateTime | null } {
  const { messages, status, updatedAt } = ticket;
  return {
    openedAt: messages[0]?.at ?? updatedAt,
    firstAnsweredAt: messages.find(({ author }) => author === 'support')?.at ?? null,
    closedAt: status === 'closed' ? updatedAt : null,
    waitingSince: status === 'queued' ? lastQuestionAt(ticket) : null,
  };
}
