import type { ColumnType, Generated } from 'kysely';
import type { AdminUserStatus } from '@/domain/admin/user';
import type { Profile } from '@/domain/profile/profile';

/** Data of an account beside its sign-in. */
export interface CustomerTable {
  userId: string;
  openedAt: ColumnType<Date, Date | undefined, never>;
  /** Suspended by an administrator (D33), or closed by a merge. */
  status: Generated<AdminUserStatus>;
  /** When it was suspended; null if active. */
  suspendedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Account that has its data since a merge, and when; null if it was not merged. */
  mergedInto: ColumnType<string | null, never, string>;
  mergedAt: ColumnType<Date | null, never, Date>;
  /** Null until saved; then derived from the registration. */
  profile: ColumnType<Profile | null, string | undefined, string>;
  /** Language of its mails; null until known. */
  language: ColumnType<string | null, string | null | undefined, string>;
  /** Notification choices; parsed by `choicesSchema`. */
  notices: ColumnType<unknown, string | undefined, string>;
  /** Version of the profile; increases with each save. */
  version: Generated<number>;
}

declare module '../db/schema' {
  interface Schema {
    customer: CustomerTable;
  }
}
