import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PaymentFailure } from '@/domain/admin/payment';
import type { BillItem } from '@/domain/payment/bill';
import type { PaymentTable } from '../billing/tables';

/** A customer whom an administrator's session looks at, or looked at (D33). */
export interface ViewingTable {
  id: Generated<number>;
  /** Null once the session is gone, and so for whoever it belonged to. */
  sessionId: string | null;
  adminId: string | null;
  adminEmail: string;
  userId: string | null;
  userEmail: string;
  startedAt: Date;
  until: Date;
  endedAt: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** A payment of a deleted account: it stays in the books, under the e-mail as text. */
export interface FormerPaymentTable extends Pick<
  Selectable<PaymentTable>,
  'id' | 'date' | 'method' | 'amount' | 'status' | 'reason' | 'gateway' | 'reference'
> {
  email: string;
  /** What it was for; null where that was not stored. */
  items: ColumnType<readonly BillItem[] | null, string | null, never>;
  failure: PaymentFailure | null;
  /** When its money was booked; null while its gateway may still report it. */
  receivedAt: Date | null;
}
