import type { TicketStatus } from '@/domain/support/support';
import { createStatusBadge } from './createStatusBadge';

/** The state of a ticket in a word. */
export const TicketStatusBadge = createStatusBadge<TicketStatus>(
  { queued: 'info', answered: 'success', closed: 'neutral' },
  (status) => `support.status.${status}`,
);
