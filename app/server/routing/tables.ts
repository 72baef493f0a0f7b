import type { ColumnType } from 'kysely';

/** The answer to a call with an `Idempotency-Key`; null while it is being made. */
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
