import { PortError } from '@/domain/results/portError';
import type { AuthConfigAnswer, SessionAnswer } from './answers';

/** Known state of a visitor's access (D22). */
export type AccessState =
  | {
      status: 'checking';
      /** `open`: no session is needed, so nothing waits for an answer; null while this is unknown. */
      mode: 'open' | null;
    }
  | { status: 'unreachable' }
  | ({
      status: 'known';
      /** `open` is the demonstration. A signed-in user needs the session everywhere (D24). */
      mode: AuthConfigAnswer['access'];
    } & SessionAnswer);

/** Returns the id of an account, which outlives a change of its e-mail. */
export const accountIdOf = ({ id, email }: NonNullable<SessionAnswer['user']>): string => id ?? email;

/** Whether a user's account is known by this id, or by this e-mail from a backend without ids or an earlier release. */
export const isAccountOf = ({ id, email }: NonNullable<SessionAnswer['user']>, known: string): boolean =>
  known === id || known === email;

/** Answers received so far. */
export interface AccessAnswers {
  access: AccessState;
  /** The last answer with a signed-in user; pages keep showing its data if the session ends. */
  held: AccessState | null;
  /** Increases when another user signs in, so that no data of the previous one remains. */
  visits: number;
  /** Id of the account that these answers are about. */
  owner: string | null;
}

/** Decision of the gate about a page. */
export type GateDecision = 'wait' | 'show' | 'signIn' | 'unreachable' | 'forbidden';

/** Audience of a page: anybody, any signed-in user, or administrators. */
export type AccessNeed = 'nothing' | 'session' | 'admin';

/**
 * Combines the answers into the access state. While it is unknown whether sessions are needed, nothing is shown: a
 * failed call must neither grant access nor show the demonstration (D24).
 *
 * @param isOwned whether somebody signed in here and has not signed out
 */
export function toAccess(
  mode: AuthConfigAnswer['access'] | null,
  session: PromiseSettledResult<SessionAnswer>,
  isOwned: boolean,
): AccessState {
  // A 401 is a valid answer: nobody is signed in.
  const isSignedOut =
    session.status === 'rejected' && session.reason instanceof PortError && session.reason.status === 401;
  if (mode === null || (session.status === 'rejected' && !isSignedOut)) return { status: 'unreachable' };
  const answer: SessionAnswer = session.status === 'fulfilled' ? session.value : { user: null };
  return { status: 'known', mode: answer.user || isOwned ? 'session' : mode, ...answer };
}

/** Decides whether a page is shown, waits, needs a sign-in, or is forbidden for this user (D22). */
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
 * Adds an answer.
 *
 * @param isAnothers whether this tab belonged to another user until now
 */
export function answered(before: AccessAnswers, access: AccessState, isAnothers: boolean): AccessAnswers {
  // One failed request does not mean that the session changed.
  if (access.status !== 'known') return before.access.status === 'known' ? before : { ...before, access };
  if (access.user === null) return { ...before, access };
  const owner = accountIdOf(access.user);
  const isOther = isAnothers || (before.owner !== null && !isAccountOf(access.user, before.owner));
  return { access, held: access, owner, visits: before.visits + (isOther ? 1 : 0) };
}
