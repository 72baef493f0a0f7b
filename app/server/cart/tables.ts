import type { ColumnType, Generated } from 'kysely';

/** The cart of an account, which has none before something was put into it. */
export interface CartTable {
  userId: string;
  /** Parsed again when read: the catalogue and the shape of an entry may have changed since. */
  entries: ColumnType<unknown, string, string>;
  /** Grows with every change. */
  version: Generated<number>;
}

declare module '../db/schema' {
  interface Schema {
    cart: CartTable;
  }
}
