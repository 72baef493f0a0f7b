import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AdminEventKind } from '@/domain/admin/activity';
import type { PaymentFailure } from '@/domain/admin/payment';
import type { BillItem } from '@/domain/payment/bill';
import type { PaymentTable } from '../billing/tables';

/** What an administrator did, in the transaction that did it (D33). Written once, never changed. */
export interface AuditEventTable {
  id: Generated<number>;
  at: Date;
  /** Null once the administrator's account is deleted: the address stays. */
  adminId: string | null;
  adminEmail: string;
  kind: AdminEventKind;
  /** As `AdminEvent.subject`. */
  subject: string;
  /** Of the customer whom it concerns; empty where it concerns none, and of servers and payments until it was recorded. */
  customerEmail: Generated<string>;
  /** Of what it was done to, what it changed; null where there was or is nothing. */
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}

/** What a customer or the portal did, for the administrators' dashboard; the audit trail has the rest. */
export interface ActivityTable {
  id: Generated<number>;
  at: Date;
  kind: AdminEventKind;
  /** As `AdminEvent.subject`. */
  subject: string;
}

/** Until when an administrator has seen the activity. */
export interface ActivityLookTable {
  userId: string;
  until: Date;
}

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

/** The provider's settings: one row, absent until they are saved for the first time. */
export interface SettingTable {
  id: Generated<number>;
  /** Parsed again when read: their shape may have changed since. */
  value: ColumnType<unknown, string, string>;
  /** Grows with every save. */
  version: Generated<number>;
}
