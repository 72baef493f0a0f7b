import type { ColumnType, Generated } from 'kysely';
import type { Profile } from '@/domain/profile/profile';

/** Data that every account has beside its sign-in. */
export interface CustomerTable {
  userId: string;
  openedAt: ColumnType<Date, Date | undefined, never>;
  /** Suspended by an administrator (D33). */
  status: Generated<'Active' | 'Suspended'>;
  /** When it was; null while it is not. */
  suspendedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Null until it is saved: then it is made of what was registered. */
  profile: ColumnType<Profile | null, string | undefined, string>;
  /** In which it is written to; null until it is known. */
  language: ColumnType<string | null, string | null | undefined, string>;
  /** Of what it is told, and where; parsed by `choicesSchema`. */
  notices: ColumnType<unknown, string | undefined, string>;
  /** Of the profile: grows with each save. */
  version: Generated<number>;
}

declare module '../db/schema' {
  interface Schema {
    customer: CustomerTable;
  }
}
