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

/** An account by its id, which outlives a change of its e-mail. Without ids the e-mail is the id. */
export interface KnownAccount {
  readonly id: string;
  readonly email: string;
}

type SessionUser = Pick<NonNullable<SessionAnswer['user']>, 'id' | 'email'>;

/** Returns a user's account. */
export const accountOf = ({ id, email }: SessionUser): KnownAccount => ({ id: id ?? email, email });

/**
 * Whether a user's account is a known one. An answer without an id is compared by the e-mail: it is of a backend
 * without ids, or of an instance of an earlier release during an upgrade.
 */
export const isAccountOf = ({ id, email }: SessionUser, known: KnownAccount): boolean =>
  id === undefined ? email === known.email : id === known.id || email === known.id;

/** Answers received so far. */
export interface AccessAnswers {
  access: AccessState;
  /** The last answer with a signed-in user; pages keep showing its data if the session ends. */
  held: AccessState | null;
  /** Increases when another user signs in, so that no data of the previous one remains. */
  visits: number;
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
  const shown = before.held?.status === 'known' ? before.held.user : null;
  const isOther = isAnothers || (shown !== null && !isAccountOf(access.user, accountOf(shown)));
  return { access, held: access, visits: before.visits + (isOther ? 1 : 0) };
}
