import type { ColumnType } from 'kysely';

/** Answer to a call with an `Idempotency-Key`; null while it is running. */
export interface RequestTable {
  userId: string;
  key: string;
  fingerprint: string;
  answer: ColumnType<unknown, string | null, string | null>;
  createdAt: ColumnType<Date, never, never>;
}

declare module '../db/schema' {
  interface Schema {
    request: RequestTable;
  }
}
