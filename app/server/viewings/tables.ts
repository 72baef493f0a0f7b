import type { ColumnType, Generated } from 'kysely';

/** A customer whom an administrator's session is or was viewing (D33). */
export interface ViewingTable {
  id: Generated<number>;
  /** Null after the session ends. */
  sessionId: string | null;
  adminId: string | null;
  adminEmail: string;
  userId: string | null;
  userEmail: string;
  startedAt: Date;
  until: Date;
  endedAt: ColumnType<Date | null, Date | null | undefined, Date>;
}

declare module '../db/schema' {
  interface Schema {
    viewing: ViewingTable;
  }
}
