import type { RawBuilder } from 'kysely';
import {
  canTransition,
  isOpen,
  type PaymentEndReason,
  type PaymentState,
} from '@/domain/payment/paymentState';
import type { Db } from '../db/database';
import type { PaymentRow } from './rows';

/* The only code that changes a payment's state (D27); payments.ts and refunds.ts explain each transition. */

/** Idempotency key of a payment's ledger transfer. */
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
  member?: RawBuilder<string | null>;
}

/**
 * Changes the state of a payment from the one that was read, and returns it. Throws RangeError for an invalid
 * transition; the database refuses it too.
 */
export async function transitionPayment(
  tx: Db,
  row: PaymentRow,
  to: PaymentState,
  changes: Changes = {},
): Promise<PaymentRow> {
  if (!canTransition(row.state, to))
    throw new RangeError(`Payment ${row.id} cannot go from ${row.state} to ${to}`);
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
