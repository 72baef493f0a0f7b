import { createHmac, timingSafeEqual } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isOpenAccount } from '@/domain/admin/user';
import { openAccount } from '../accounts/openAccount';
import type { Deps } from '../deps';
import { requestLanguage } from '../http/requestLanguage';
import type { ServerContext } from '../http/types';
import type { Caller } from '../routing/caller';
import type { ActedFor, FoundSession, ViewedCustomer } from './findSession';
import { roleOf, staffRoleOf } from './role';
import { hasSecondFactor } from './secondFactor/store';

/** Cookie name of the auth library (createAuth.ts: `cookiePrefix`). */
const SESSION_COOKIE = 'meridian.session_token';

/** Whether a request has a session cookie; only `sessionOf` knows whether it is valid. */
export const hasSessionCookie = (c: ServerContext) => getCookie(c, SESSION_COOKIE) !== undefined;

/** A session's activity is stored once per this fraction of its maximum idle time. */
const agingParts = 10;

/** Returns the token of a cookie that the auth library signed, or null. */
function signedToken(cookie: string, secret: string): string | null {
  const dot = cookie.lastIndexOf('.');
  if (dot < 1) return null;
  const token = cookie.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const actual = Buffer.from(cookie.slice(dot + 1), 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null;
}

type SessionDeps = Pick<Deps, 'auth' | 'db' | 'findSession' | 'settings'>;

/**
 * Returns the session of a request's cookie, or null if missing or idle for too long (D33). It does not extend the
 * session.
 */
export async function sessionOf(
  c: ServerContext,
  { auth, findSession, settings }: Omit<SessionDeps, 'db'>,
): Promise<FoundSession | null> {
  const cookie = getCookie(c, SESSION_COOKIE);
  const token = cookie === undefined ? null : signedToken(cookie, auth.options.secret);
  const found = token === null ? null : await findSession(token);
  if (found === null || !isOpenAccount(found.status)) return null;
  if (found.acting !== null && !isOpenAccount(found.acting.status)) return null;
  return idleOf(found) < allowedIdle(settings) ? found : null;
}

/** Returns the session that an answer of the auth library created, or null. */
export async function sessionOpenedBy(
  answer: Headers,
  { auth, findSession }: Pick<Deps, 'auth' | 'findSession'>,
): Promise<FoundSession | null> {
  for (const line of answer.getSetCookie()) {
    const cookie = parse(line, SESSION_COOKIE)[SESSION_COOKIE];
    const token = cookie === undefined ? null : signedToken(cookie, auth.options.secret);
    if (token !== null) return findSession(token);
  }
  return null;
}

const idleOf = ({ updatedAt }: FoundSession) => Date.now() - updatedAt.getTime();

/** Maximum idle time in milliseconds. */
const allowedIdle = (settings: Deps['settings']) => settings.current().sessionMinutes * 60_000;

/** Returns the customer that an administrator's session is viewing; null if either role has changed. */
export function viewedIn(found: FoundSession, deps: Pick<Deps, 'adminEmails'>): ViewedCustomer | null {
  const { viewed } = found;
  if (viewed === null || roleOf(found, deps) !== 'admin' || roleOf(viewed, deps) === 'admin') return null;
  return viewed;
}

/** Whether an administrator must set up a second factor, which the settings require. */
export async function needsSecondFactor(
  found: FoundSession,
  { db, settings, adminEmails }: Pick<Deps, 'db' | 'settings' | 'adminEmails'>,
): Promise<boolean> {
  const isRequired = settings.current().staffSecondFactor === 'required';
  return isRequired && roleOf(found, { adminEmails }) === 'admin' && !(await hasSecondFactor(db, found.id));
}

/** Returns the account that a session is about: one that an administrator views, one acted for, or its own. */
export function accountIn(
  found: FoundSession,
  deps: Pick<Deps, 'adminEmails'>,
): FoundSession | ViewedCustomer | ActedFor {
  return viewedIn(found, deps) ?? found.acting ?? found;
}

/** Returns the user of a request's cookie, or null. The first call also creates the account's data. */
export async function signedIn(
  c: ServerContext,
  deps: SessionDeps & Pick<Deps, 'adminEmails' | 'connection' | 'hasDemoData'>,
): Promise<Caller | null> {
  const found = await sessionOf(c, deps);
  if (found === null) return null;
  const { db, settings } = deps;
  const viewed = viewedIn(found, deps);
  const acting = viewed === null ? found.acting : null;
  const { id, email, firstName, lastName, status } = accountIn(found, deps);
  const ipAddress = deps.connection.clientAddress(c);
  if (idleOf(found) > allowedIdle(settings) / agingParts || ipAddress !== found.ipAddress)
    await db
      .updateTable('session')
      .set({ updatedAt: new Date(), ipAddress })
      .where('token', '=', found.token)
      .execute();
  if (status === null)
    await openAccount(db, id, { now: new Date(), isDemo: deps.hasDemoData, language: requestLanguage(c) });
  return {
    id,
    email,
    firstName,
    lastName,
    // While acting for another account, nobody is an administrator.
    role: acting ? 'customer' : roleOf(viewed ?? found, deps),
    staffRole: viewed === null && acting === null ? staffRoleOf(found, deps) : null,
    needsSecondFactor: viewed === null && acting === null && (await needsSecondFactor(found, deps)),
    sessionId: found.sessionId,
    confirmedAt: found.confirmedAt,
    token: null,
    viewedBy: viewed && found.email,
    member: acting && {
      id: found.id,
      email: found.email,
      firstName: found.firstName,
      lastName: found.lastName,
      role: acting.memberRole,
      membershipId: acting.membershipId,
    },
  };
}
