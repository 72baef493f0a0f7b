import type { TicketPriority } from '@/domain/desk/desk';
import { createStatusBadge } from './createStatusBadge';

/** The priority of a ticket in a word. */
export const TicketPriorityBadge = createStatusBadge<TicketPriority>(
  { urgent: 'danger', high: 'warning', normal: 'neutral', low: 'neutral' },
  (priority) => `adminTickets.priority.${priority}`,
);
