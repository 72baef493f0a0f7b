import type { ColumnType, Generated } from 'kysely';

/** The provider's settings: one row, absent until they are saved for the first time. */
export interface SettingTable {
  id: Generated<number>;
  /** Parsed again when read: their shape may have changed since. */
  value: ColumnType<unknown, string, string>;
  /** Grows with every save. */
  version: Generated<number>;
}

declare module '../db/schema' {
  interface Schema {
    setting: SettingTable;
  }
}
