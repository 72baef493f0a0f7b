import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StaffRole } from '@/domain/admin/rights';
import type { TicketMailScope } from '@/domain/desk/ticketMails';
import type { SupportDepartment } from '@/domain/support/support';

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
  /** Staff role of an administrator; null counts as owner. */
  staffRole: StaffRole | null;
  /** Tickets about which a member of staff gets mails. */
  ticketMails: Generated<TicketMailScope>;
  /** Departments about whose tickets this member of staff gets mails, too. */
  ticketDepartments: ColumnType<readonly SupportDepartment[], string | undefined, string>;
  /** Number of the account in the admin area; increases. */
  number: GeneratedAlways<number>;
  /** Start of its latest session; null before the first. */
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

/** Consent to a document in the version that was shown (D23). */
export interface ConsentTable {
  userId: string;
  document: string;
  version: string;
  acceptedAt: DefaultedDate;
}

/** An unverified registration. It becomes an account with this password and these consents, or expires. */
export interface RegistrationTable {
  /** Id of the future account. */
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  region: string;
  /** Version of every accepted document (D23). */
  documentVersion: string;
  acceptedAt: DefaultedDate;
  expiresAt: Date;
  /** Null until the first code is mailed. */
  codeHash: string | null;
  codeExpiresAt: Date | null;
  /** Number of attempts since the last code was mailed. */
  codeTries: Generated<number>;
}

/** A single-use link for setting a new password. */
export interface PasswordResetTable {
  tokenHash: string;
  userId: string;
  expiresAt: Date;
}

/** Written by the auth library; the portal uses the token, the user and the expiry. */
export interface SessionTable {
  id: string;
  token: ColumnType<string, never, never>;
  userId: ColumnType<string, never, never>;
  expiresAt: ColumnType<Date, never, never>;
  createdAt: ColumnType<Date, never, never>;
  /** Time of the last activity. */
  updatedAt: DefaultedDate;
  /** Network address of the last stored activity. */
  ipAddress: ColumnType<string | null, never, string>;
  userAgent: ColumnType<string | null, never, never>;
  /** Membership that the session acts by; null for the person's own account. Deleting it ends the session. */
  membershipId: ColumnType<number | null, never, number | null>;
  /** When the password was last entered for a sensitive action; null since the sign-in. */
  confirmedAt: ColumnType<Date | null, never, Date>;
}

/** A sign-in of an account, kept for a year. */
export interface SignInTable {
  id: GeneratedAlways<number>;
  userId: string;
  at: Date;
  /** Browser and operating system; null if unknown. */
  device: string | null;
}

/** Temporary data of the auth library during an external sign-in. */
export interface VerificationTable {
  expiresAt: ColumnType<Date, never, never>;
}

export interface MigrationTable {
  version: number;
  name: string;
  appliedAt: DefaultedDate;
}

/** A counted attempt, shared by all instances (sharedLimiter.ts). */
export interface RateTryTable {
  id: GeneratedAlways<number>;
  /** Hash of the limit's name and its key. */
  key: string;
  at: ColumnType<Date, never, never>;
  expiresAt: ColumnType<Date, never, never>;
}

/**
 * Tables of our own queries. Each folder adds its tables in `tables.ts` by `declare module`, so that the database
 * imports no folder above it.
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
