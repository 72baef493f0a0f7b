import { PortError } from '@/domain/results/portError';
import type { IsoDateTime } from '@/domain/time/dates';
import type { AuthConfigAnswer, SessionAnswer } from './answers';

/** Known state of a visitor's access (D22). */
export type AccessState =
  | {
      status: 'checking';
      /** Where no session is needed, nothing waits for the answer; null while that is not known. */
      mode: 'open' | null;
    }
  | { status: 'unreachable' }
  | {
      status: 'known';
      /** Open is the demonstration. Whoever is signed in needs their session wherever they are (D24). */
      mode: AuthConfigAnswer['access'];
      user: SessionAnswer['user'];
      /** When an administrator has looked at this account long enough; absent for its owner (D33). */
      viewedUntil?: IsoDateTime | undefined;
    };

/** Answers that have been received so far. */
export interface AccessAnswers {
  access: AccessState;
  /** The last answer with somebody in it: what the page was shown by, should the session have ended since. */
  held: AccessState | null;
  /** Grows when somebody else signs in: nothing of the one before may stay. */
  visits: number;
  /** Owner of the answers, by e-mail. */
  owner: string | null;
}

/** Decision of the gate about a page. */
export type GateDecision = 'wait' | 'show' | 'signIn' | 'unreachable' | 'forbidden';

/** Audience of a page: anybody, any signed-in user, or administrators. */
export type AccessNeed = 'nothing' | 'session' | 'admin';

/**
 * Combines the answers into the access state. While it is unknown whether sessions are needed, nothing shows: a call
 * that fails must open no door, and shows nobody the demonstration (D24).
 *
 * @param isOwned whether somebody has been signed in here, and has not signed out
 */
export function toAccess(
  mode: AuthConfigAnswer['access'] | null,
  session: PromiseSettledResult<SessionAnswer>,
  isOwned: boolean,
): AccessState {
  // A refusal for want of a session is an answer: nobody is signed in.
  const isSignedOut =
    session.status === 'rejected' && session.reason instanceof PortError && session.reason.status === 401;
  if (mode === null || (session.status === 'rejected' && !isSignedOut)) return { status: 'unreachable' };
  const { user = null, viewedUntil } = session.status === 'fulfilled' ? session.value : {};
  return {
    status: 'known',
    mode: user || isOwned ? 'session' : mode,
    user,
    ...(viewedUntil && { viewedUntil }),
  };
}

/** Whether a page that needs this shows, waits, needs a sign-in first, or is not for this user (D22). */
export function gateDecision(access: AccessState, need: AccessNeed): GateDecision {
  if (need === 'nothing') return 'show';
  switch (access.status) {
    case 'checking':
      return access.mode === 'open' ? 'show' : 'wait';
    case 'unreachable':
      return 'unreachable';
    case 'known':
      if (access.mode === 'open') return 'show';
      if (access.user === null) return 'signIn';
      return need === 'session' || access.user.role === 'admin' ? 'show' : 'forbidden';
  }
}

/**
 * The answers with one more.
 *
 * @param isAnothers whether this tab was somebody else's until now
 */
export function answered(before: AccessAnswers, access: AccessState, isAnothers: boolean): AccessAnswers {
  // Not reached once, the server has not reported any change.
  if (access.status !== 'known') return before.access.status === 'known' ? before : { ...before, access };
  const owner = access.user?.email ?? null;
  if (owner === null) return { ...before, access };
  const isOther = isAnothers || (before.owner !== null && before.owner !== owner);
  return { access, held: access, owner, visits: before.visits + (isOther ? 1 : 0) };
}
