import type { BillState } from '@/domain/payment/bill';
import { createStatusBadge } from './createStatusBadge';

/** The state of a bill in a word. */
export const BillStateBadge = createStatusBadge<BillState>(
  { unpaid: 'warning', atBank: 'info', paid: 'success', canceled: 'neutral', refunded: 'neutral' },
  (state) => `bills.state.${state}`,
);
