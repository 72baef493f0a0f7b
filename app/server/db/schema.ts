import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StaffRole } from '@/domain/admin/rights';

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
  /** Role among the staff of an administrator; null counts as owner. */
  staffRole: StaffRole | null;
  /** Number by which administrators know the account; grows with each one. */
  number: GeneratedAlways<number>;
  /** When its newest session began; null before the first. */
  lastLoginAt: Date | null;
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

/** Registration that waits for its code. It becomes an account with this password and these consents, or expires. */
export interface RegistrationTable {
  /** Becomes the account's. */
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  region: string;
  /** Of every document that was agreed to (D23). */
  documentVersion: string;
  acceptedAt: DefaultedDate;
  expiresAt: Date;
  /** Null until the first mail with a code has gone out. */
  codeHash: string | null;
  codeExpiresAt: Date | null;
  /** How often a code was entered since the last one was mailed. */
  codeTries: Generated<number>;
}

/** A link that sets another password, once. */
export interface PasswordResetTable {
  tokenHash: string;
  userId: string;
  expiresAt: Date;
}

/** Written by the auth library; all that we need of a session is its token, whose it is and when it ends. */
export interface SessionTable {
  id: string;
  token: ColumnType<string, never, never>;
  userId: ColumnType<string, never, never>;
  expiresAt: ColumnType<Date, never, never>;
  /** When something was last done in it. */
  updatedAt: DefaultedDate;
}

/** A sign-in of an account, kept for a year. */
export interface SignInTable {
  id: GeneratedAlways<number>;
  userId: string;
  at: Date;
  /** Browser and system; null where the request named none that is known. */
  device: string | null;
}

/** Data that the auth library keeps during an external sign-in. */
export interface VerificationTable {
  expiresAt: ColumnType<Date, never, never>;
}

export interface MigrationTable {
  version: number;
  name: string;
  appliedAt: DefaultedDate;
}

/** A try that a limit counts, for all instances (sharedLimiter.ts). */
export interface RateTryTable {
  id: GeneratedAlways<number>;
  /** A hash of what is limited and of whom. */
  key: string;
  at: ColumnType<Date, never, never>;
  expiresAt: ColumnType<Date, never, never>;
}

/**
 * The tables our own queries touch. Each folder adds its own in its `tables.ts`, by `declare module`: the database knows none
 * of the folders above it.
 */
export interface Schema {
  user: UserTable;
  account: AccountTable;
  consent: ConsentTable;
  registration: RegistrationTable;
  passwordReset: PasswordResetTable;
  session: SessionTable;
  signIn: SignInTable;
  verification: VerificationTable;
  migration: MigrationTable;
  rateTry: RateTryTable;
}
