import type { Generated } from 'kysely';

/** A search, filter and order of an account's server list. */
export interface SavedFilterTable {
  id: Generated<number>;
  userId: string;
  /** Unique per account. */
  name: string;
  /** Query part of the list's address, with its question mark. */
  query: string;
}

declare module '../db/schema' {
  interface Schema {
    savedFilter: SavedFilterTable;
  }
}
