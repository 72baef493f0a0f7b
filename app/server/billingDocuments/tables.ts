import type { ColumnType, Generated } from 'kysely';
import type { IsoDate } from '@/domain/time/dates';
import type { DocumentKind } from '@/domain/documents/billingDocument';

/** The last number given to a kind of document of a legal entity in a year. */
export interface DocumentNumberTable {
  entity: string;
  kind: DocumentKind;
  year: number;
  last: number;
}

/** A document as it was issued; the database refuses every change of it. */
export interface DocumentTable {
  id: Generated<number>;
  userId: string;
  /** Of a bill and a receipt. */
  paymentId: ColumnType<number | null, number | null | undefined, never>;
  /** Of a certificate: the first day of its month, and which payer it is for. */
  month: ColumnType<IsoDate | null, IsoDate | null | undefined, never>;
  payerKey: ColumnType<string | null, string | null | undefined, never>;
  /** Of the document of a refund. */
  refundId: ColumnType<number | null, number | null | undefined, never>;
  /** The INN of the legal entity that issued it. */
  entity: string;
  kind: DocumentKind;
  year: number;
  serial: number;
  /** A `BillingDocument`; parsed again when it is read. */
  content: ColumnType<unknown, string, never>;
  issuedAt: ColumnType<Date, Date, never>;
}

/** A month whose certificates were enqueued; it is enqueued once. */
export interface CertificateMonthTable {
  /** Its first day. */
  month: IsoDate;
  at: Date;
}

declare module '../db/schema' {
  interface Schema {
    paper: DocumentTable;
    paperNumber: DocumentNumberTable;
    actMonth: CertificateMonthTable;
  }
}
