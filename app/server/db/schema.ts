import type { ColumnType, Generated } from 'kysely';

/** Set by the database on insert. */
type DefaultedDate = ColumnType<Date, Date | undefined, Date>;

export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: DefaultedDate;
  updatedAt: DefaultedDate;
  firstName: string;
  lastName: string;
  countryCode: string | null;
  region: string | null;
  role: Generated<string>;
}

/** A way to sign in: `credential` holds the password hash, any other provider an external identity. */
export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: DefaultedDate;
  updatedAt: DefaultedDate;
}

/** One document that one person agreed to, in the version they saw (D23). */
export interface ConsentTable {
  userId: string;
  document: string;
  version: string;
  acceptedAt: DefaultedDate;
}

/** Written by the auth library; all that we need of a session or a code is when it ends. */
export interface ExpiringTable {
  expiresAt: ColumnType<Date, never, never>;
}

export interface MigrationTable {
  version: number;
  name: string;
  appliedAt: DefaultedDate;
}

/** The tables our own queries touch. */
export interface Schema {
  user: UserTable;
  account: AccountTable;
  consent: ConsentTable;
  session: ExpiringTable;
  verification: ExpiringTable;
  migration: MigrationTable;
}
