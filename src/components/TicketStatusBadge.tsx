import type { TicketStatus } from '@/domain/support/support';
import { createStatusBadge } from './createStatusBadge';

/** Badge of a ticket's status. */
export const TicketStatusBadge = createStatusBadge<TicketStatus>(
  { queued: 'info', answered: 'success', closed: 'neutral' },
  (status) => `support.status.${status}`,
);
