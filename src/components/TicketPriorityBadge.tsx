import type { TicketPriority } from '@/domain/desk/desk';
import { createStatusBadge } from './createStatusBadge';

/** Badge of a ticket's priority. */
export const TicketPriorityBadge = createStatusBadge<TicketPriority>(
  { urgent: 'danger', high: 'warning', normal: 'neutral', low: 'neutral' },
  (priority) => `adminTickets.priority.${priority}`,
);
