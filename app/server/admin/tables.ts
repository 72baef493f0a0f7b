import type { ColumnType, GeneratedAlways, Selectable } from 'kysely';
import type { PaymentFailure } from '@/domain/admin/payment';
import type { AdminUserId, AdminUserStatus } from '@/domain/admin/user';
import type { IsoDate } from '@/domain/time/dates';
import type { BillItem } from '@/domain/payment/bill';
import type { PaymentTable } from '../billing/tables';

/** A payment of a deleted account: it stays in the books, under the e-mail as text. */
export interface FormerPaymentTable extends Pick<
  Selectable<PaymentTable>,
  'id' | 'date' | 'method' | 'amount' | 'status' | 'reason' | 'gateway' | 'reference'
> {
  email: string;
  /** Items that it was for; null where that was not stored. */
  items: ColumnType<readonly BillItem[] | null, string | null, never>;
  failure: PaymentFailure | null;
  /** When its money was booked; null while its gateway may still report it. */
  receivedAt: Date | null;
  /** As those of `payment`; the database makes both. */
  subject: GeneratedAlways<string>;
  searchText: GeneratedAlways<string>;
}

/** Of each account what the lists sort by and add up. The database's triggers keep it, in the transaction of each change. */
export interface AccountSummaryTable {
  userId: ColumnType<string, never, never>;
  number: ColumnType<AdminUserId, never, never>;
  email: ColumnType<string, never, never>;
  /** In the profile once that is saved, the registered one before. */
  name: ColumnType<string, never, never>;
  status: ColumnType<AdminUserStatus, never, never>;
  /** Kopecks: the sum of the ledger's entries. */
  balance: ColumnType<number, never, never>;
  servers: ColumnType<number, never, never>;
  /** How many payments, and the kopecks of all of them. */
  payments: ColumnType<number, never, never>;
  amount: ColumnType<number, never, never>;
  /** Folded text that a search looks into. */
  searchText: ColumnType<string, never, never>;
}

/** A note that staff leave about a customer. */
export interface StaffNoteTable {
  id: GeneratedAlways<number>;
  userId: string;
  /** Null once the author's account is deleted: the address stays. */
  authorId: string | null;
  author: string;
  at: Date;
  text: string;
}

/** Money of an unknown sender. */
export interface UnclaimedMoneyTable {
  id: GeneratedAlways<number>;
  at: Date;
  /** Kopecks. */
  amount: number;
  receivedOn: IsoDate;
  reference: string;
  /** E-mail of the administrator who recorded it. */
  addedBy: string;
  /** When it was assigned, to whom, and the payment that it is booked as; null while it waits. */
  assignedAt: ColumnType<Date | null, never, Date>;
  email: ColumnType<string | null, never, string>;
  paymentId: ColumnType<number | null, never, number>;
  /** Folded text that a search looks into; the database makes it. */
  searchText: GeneratedAlways<string>;
}

declare module '../db/schema' {
  interface Schema {
    formerPayment: FormerPaymentTable;
    accountSummary: AccountSummaryTable;
    staffNote: StaffNoteTable;
    unclaimedMoney: UnclaimedMoneyTable;
  }
}
