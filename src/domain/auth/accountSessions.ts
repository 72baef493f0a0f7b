import type { IsoDateTime } from '@/domain/time/dates';

/** A sign-in of an account. */
export interface SignIn {
  id: number;
  at: IsoDateTime;
  /** Browser and operating system; null if the user agent is unknown. */
  device: string | null;
}

/** A session of an account. */
export interface AccountSession {
  id: string;
  /** Browser and operating system; null if the user agent is unknown. */
  device: string | null;
  /** Network address of the latest activity; null before the first. */
  address: string | null;
  startedAt: IsoDateTime;
  /** Latest activity, accurate to a tenth of the maximum idle time. */
  usedAt: IsoDateTime;
  /** Whether the request was made in it. */
  isCurrent: boolean;
}

/** Where an account is signed in, and its newest sign-ins. */
export interface AccountSessions {
  /** The current session first, then by latest activity. */
  sessions: readonly AccountSession[];
  /** Newest first. */
  signIns: readonly SignIn[];
}

/** Sessions to end: one of them, or all but the current one. */
export type EndedSessions = { kind: 'one'; id: string } | { kind: 'others' };
