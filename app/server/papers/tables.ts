import type { ColumnType, Generated } from 'kysely';
import type { PaperKind } from '@/domain/papers/paper';

/** The last number given to a kind of paper of a legal entity in a year. */
export interface PaperNumberTable {
  entity: string;
  kind: PaperKind;
  year: number;
  last: number;
}

/** A paper as it was issued; the database refuses every change of it. */
export interface PaperTable {
  id: Generated<number>;
  userId: string;
  paymentId: number;
  /** The INN of the legal entity that issued it. */
  entity: string;
  kind: PaperKind;
  year: number;
  serial: number;
  /** A `Paper`; parsed again when it is read. */
  content: ColumnType<unknown, string, never>;
  issuedAt: ColumnType<Date, Date, never>;
}
