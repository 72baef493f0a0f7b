import type { IsoDateTime } from '@/domain/time/dates';

/** Changes of how an account is protected, which are mailed to its owner. */
export const mailedChanges = [
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
] as const;
export type MailedChange = (typeof mailedChanges)[number];

/** All changes in the history of an account; a new password has a mail of its own. */
export const protectionChanges = [...mailedChanges, 'passwordChanged'] as const;
export type ProtectionChange = (typeof protectionChanges)[number];

/** A stored change. */
export interface ProtectionEvent {
  id: number;
  at: IsoDateTime;
  change: ProtectionChange;
  /** Browser and operating system; null if unknown. */
  device: string | null;
}

/** A browser that signs in without the second factor. */
export interface TrustedBrowser {
  id: number;
  /** Browser and operating system; null if unknown. */
  device: string | null;
  at: IsoDateTime;
  expiresAt: IsoDateTime;
}

/** A passkey, which signs in without a password and without a code. */
export interface Passkey {
  id: string;
  /** Given by its owner. */
  name: string;
  addedAt: IsoDateTime;
  /** Latest sign-in with it; null before the first. */
  lastUsedAt: IsoDateTime | null;
}

/** Number of passkeys that an account may have. */
export const MAX_PASSKEYS = 10;

/** Longest name of a passkey. */
export const MAX_PASSKEY_NAME = 60;

/** How the sign-in of an account is protected besides its password. */
export interface AccountProtection {
  /** Null while no authenticator app is confirmed. */
  secondFactor: {
    since: IsoDateTime;
    /** Number of unused recovery codes. */
    codesLeft: number;
  } | null;
  /** Whether the admin area is closed to the account without one. */
  isRequired: boolean;
  /** In order of creation. */
  passkeys: readonly Passkey[];
  trustedBrowsers: readonly TrustedBrowser[];
  /** Newest first. */
  changes: readonly ProtectionEvent[];
}

/** Key of an authenticator app that is being set up. */
export interface AuthenticatorKey {
  /** Base32, for entering by hand. */
  key: string;
  /** The same as an `otpauth` address, for the QR code. */
  uri: string;
}

/** Digits of a code of an authenticator app. */
export const APP_CODE_LENGTH = 6;

/** Number of recovery codes of an account. */
export const RECOVERY_CODES = 10;

/** Characters of a recovery code, without separators. */
export const RECOVERY_CODE_LENGTH = 10;

/** Days for which a browser is trusted. */
export const TRUSTED_DAYS = 30;

/** With fewer unused recovery codes, new ones are recommended. */
export const FEW_RECOVERY_CODES = 3;

/** Letters and digits of recovery codes: none that are mistaken for each other. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Reads a recovery code as typed: case, spaces and dashes do not matter, and look-alikes are corrected. */
export function readRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '');
}

/** Formats a recovery code for reading: `k3x9p-7m2qd`. */
export function formatRecoveryCode(code: string): string {
  const half = RECOVERY_CODE_LENGTH / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** Answer to the second step of a sign-in. */
export type SecondStep = { kind: 'app'; code: string } | { kind: 'recovery'; code: string };
