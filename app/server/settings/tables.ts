import type { ColumnType, Generated } from 'kysely';

/** The provider's settings: one row, absent until first saved. */
export interface SettingTable {
  id: Generated<number>;
  /** Parsed again when read, because the schema may have changed. */
  value: ColumnType<unknown, string, string>;
  /** Increases with every save. */
  version: Generated<number>;
}

declare module '../db/schema' {
  interface Schema {
    setting: SettingTable;
  }
}
