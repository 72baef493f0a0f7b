import type { ColumnType, Selectable } from 'kysely';
import type { PaymentFailure } from '@/domain/admin/payment';
import type { BillItem } from '@/domain/payment/bill';
import type { PaymentTable } from '../billing/tables';

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

declare module '../db/schema' {
  interface Schema {
    formerPayment: FormerPaymentTable;
  }
}
