import type { ColumnType, Generated } from 'kysely';

/** The provider's settings: one row, absent until first saved. */
export interface SettingTable {
  id: Generated<number>;
  /** Parsed again when read, because the schema may have changed. */
  value: ColumnType<unknown, string, string>;
  /** Encrypted (seal.ts); null without one. */
  smtpPassword: ColumnType<string | null, string | null | undefined, string | null>;
  /** Increases with every save. */
  version: Generated<number>;
}

declare module '../db/schema' {
  interface Schema {
    setting: SettingTable;
  }
}
