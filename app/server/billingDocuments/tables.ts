import type { ColumnType, Generated } from 'kysely';
import type { IsoDate } from '@/domain/time/dates';
import type { EntityAudience } from '@/domain/admin/entity';
import type { DocumentKind } from '@/domain/documents/billingDocument';

/** Last document number of a legal entity, kind and year. */
export interface DocumentNumberTable {
  entity: string;
  kind: DocumentKind;
  year: number;
  last: number;
}

/** A legal entity of the provider. */
export interface LegalEntityTable {
  id: Generated<number>;
  audience: EntityAudience;
  /** `EntityDetails`; null for the entity of the build. */
  details: ColumnType<unknown, string, string>;
  version: Generated<number>;
}

/** An issued document; the database refuses any change but the move of a merge. */
export interface DocumentTable {
  id: Generated<number>;
  userId: string;
  /** Account that it was issued to, if that was merged since. */
  issuedTo: ColumnType<string | null, never, string>;
  /** Bills and receipts only. */
  paymentId: ColumnType<number | null, number | null | undefined, never>;
  /** Certificates only: first day of the month, and the payer. */
  month: ColumnType<IsoDate | null, IsoDate | null | undefined, never>;
  payerKey: ColumnType<string | null, string | null | undefined, never>;
  /** Refund documents only. */
  refundId: ColumnType<number | null, number | null | undefined, never>;
  /** INN of the issuing legal entity. */
  entity: string;
  kind: DocumentKind;
  year: number;
  serial: number;
  /** Before the year in its number. */
  prefix: string;
  /** A `BillingDocument`; parsed again when read. */
  content: ColumnType<unknown, string, never>;
  issuedAt: ColumnType<Date, Date, never>;
}

/** A month whose certificate jobs were created. */
export interface CertificateMonthTable {
  /** Its first day. */
  month: IsoDate;
  at: Date;
}

declare module '../db/schema' {
  interface Schema {
    paper: DocumentTable;
    paperNumber: DocumentNumberTable;
    legalEntity: LegalEntityTable;
    actMonth: CertificateMonthTable;
  }
}
