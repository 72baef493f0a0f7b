import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ProtectionChange } from '@/domain/auth/accountProtection';

/** The authenticator app of an account. It counts only once a code has confirmed it. */
export interface SecondFactorTable {
  userId: string;
  /** Encrypted (seal.ts). */
  key: string;
  startedAt: Date;
  confirmedAt: Date | null;
  /** Time step of the last used code: no code works twice. */
  lastStep: Generated<number>;
}

/** An unused recovery code. */
export interface RecoveryCodeTable {
  /** Keyed with the server's secret. */
  hash: string;
  userId: string;
}

/** A browser that signs in without the second factor. */
export interface TrustedBrowserTable {
  id: GeneratedAlways<number>;
  tokenHash: string;
  userId: string;
  device: string | null;
  at: Date;
  expiresAt: Date;
}

/** A sign-in whose password was right and that waits for the second factor. */
export interface LoginChallengeTable {
  tokenHash: string;
  userId: string;
  expiresAt: Date;
  tries: Generated<number>;
}

/** A change of how an account is protected, kept for a year. */
export interface ProtectionChangeTable {
  id: GeneratedAlways<number>;
  userId: string;
  at: Date;
  change: ProtectionChange;
  /** Browser and operating system; null if unknown. */
  device: string | null;
}

/** A change of e-mail that waits for both mailboxes. */
export interface EmailChangeTable {
  userId: string;
  /** The new address. */
  email: string;
  oldTokenHash: string;
  /** For a taken address, of a token that nobody has. */
  newTokenHash: string;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  /** The session that requested it, the only one that survives it. */
  sessionId: string;
  expiresAt: Date;
}

/** A passkey, written by the auth library. The portal reads these columns and writes the name and the last use. */
export interface PasskeyTable {
  id: ColumnType<string, never, never>;
  name: ColumnType<string, never, string>;
  userId: ColumnType<string, never, never>;
  credentialID: ColumnType<string, never, never>;
  createdAt: ColumnType<Date, never, never>;
  /** Latest sign-in with it; null before the first. */
  lastUsedAt: Date | null;
}

declare module '../db/schema' {
  interface Schema {
    secondFactor: SecondFactorTable;
    recoveryCode: RecoveryCodeTable;
    trustedBrowser: TrustedBrowserTable;
    loginChallenge: LoginChallengeTable;
    protectionChange: ProtectionChangeTable;
    passkey: PasskeyTable;
    emailChange: EmailChangeTable;
  }
}
