import { canMove, isOpen, type PaymentEndReason, type PaymentState } from '@/domain/payment/paymentState';
import type { Db } from '../db/database';
import type { PaymentRow } from './rows';

/* The one way from a state of a payment to the next (D27); what each move means is in payments.ts and refunds.ts. */

/** Under which a step of a payment is in the books. */
export const keyOf = (id: number, step: 'reserve' | 'return' | 'money' | 'balance'): string =>
  `payment:${id}:${step}`;

interface Changes {
  amount?: number;
  method?: PaymentRow['method'];
  fromBalance?: number;
  paidCurrency?: PaymentRow['paidCurrency'];
  paidMinor?: number;
  entries?: string;
  bills?: string | null;
  shares?: string | null;
  reference?: string;
  continueUrl?: string | null;
  inquireAt?: Date | null;
  declineReason?: PaymentEndReason | null;
}

/**
 * Moves a payment on from the state that it was read in. Throws RangeError for a move that there is not; the database refuses it
 * as well. Gives the payment as it is then.
 */
export async function move(
  tx: Db,
  row: PaymentRow,
  to: PaymentState,
  changes: Changes = {},
): Promise<PaymentRow> {
  if (!canMove(row.state, to)) throw new RangeError(`Payment ${row.id} cannot go from ${row.state} to ${to}`);
  const isOver = !isOpen(to);
  return tx
    .updateTable('payment')
    .set({ ...(isOver ? { inquireAt: null, continueUrl: null } : {}), ...changes, state: to })
    .where('id', '=', row.id)
    .where('userId', '=', row.userId)
    .where('state', '=', row.state)
    .returningAll()
    .executeTakeFirstOrThrow();
}
