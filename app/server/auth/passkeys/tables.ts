import type { ColumnType } from 'kysely';

/** A passkey, written by the auth library. The portal reads these columns and writes the name and the last use. */
export interface PasskeyTable {
  id: ColumnType<string, never, never>;
  name: ColumnType<string, never, string>;
  userId: ColumnType<string, never, never>;
  credentialID: ColumnType<string, never, never>;
  createdAt: ColumnType<Date, never, never>;
  /** Latest sign-in with it; null before the first. */
  lastUsedAt: Date | null;
}

declare module '../../db/schema' {
  interface Schema {
    passkey: PasskeyTable;
  }
}
