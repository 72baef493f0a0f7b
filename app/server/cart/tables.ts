import type { ColumnType, Generated } from 'kysely';

/** Cart of an account; no row until something is added. */
export interface CartTable {
  userId: string;
  /** Parsed again when read, because catalogue and schema may have changed. */
  entries: ColumnType<unknown, string, string>;
  /** Increases with every change. */
  version: Generated<number>;
}

declare module '../db/schema' {
  interface Schema {
    cart: CartTable;
  }
}
