import type { BillState } from '@/domain/payment/bill';
import { createStatusBadge } from './createStatusBadge';

/** Badge of a bill's state. */
export const BillStateBadge = createStatusBadge<BillState>(
  { unpaid: 'warning', atBank: 'info', paid: 'success', canceled: 'neutral', refunded: 'neutral' },
  (state) => `bills.state.${state}`,
);
