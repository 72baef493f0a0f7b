import { createHmac, timingSafeEqual } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { openAccount } from '../accounts/openAccount';
import type { Deps } from '../deps';
import type { ServerContext } from '../http/types';
import type { FoundSession } from './findSession';

/** Whoever makes a call. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'customer' | 'admin';
}

/** As the auth library names it (createAuth.ts: `cookiePrefix`). */
const SESSION_COOKIE = 'meridian.session_token';

/** The token in a cookie that the auth library signed, or null for any other text. */
function signedToken(cookie: string, secret: string): string | null {
  const dot = cookie.lastIndexOf('.');
  if (dot < 1) return null;
  const token = cookie.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const actual = Buffer.from(cookie.slice(dot + 1), 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null;
}

/** The session in a request's cookie, or null. Prolonging it is left to `GET /api/auth/session`. */
export async function sessionOf(
  c: ServerContext,
  { auth, findSession }: Pick<Deps, 'auth' | 'findSession'>,
): Promise<FoundSession | null> {
  const cookie = getCookie(c, SESSION_COOKIE);
  const token = cookie === undefined ? null : signedToken(cookie, auth.options.secret);
  const found = token === null ? null : await findSession(token);
  return found?.status === 'Suspended' ? null : found;
}

/** What somebody may do who has this e-mail and this role in the database. */
export function roleOf(
  { email, role }: Pick<FoundSession, 'email' | 'role'>,
  { adminEmails }: Pick<Deps, 'adminEmails'>,
): Caller['role'] {
  return role === 'admin' || adminEmails.includes(email) ? 'admin' : 'customer';
}

/** Who is signed in by a request's cookie, or null; at the first call, with what an account begins with. */
export async function signedIn(
  c: ServerContext,
  deps: Pick<Deps, 'adminEmails' | 'auth' | 'db' | 'findSession' | 'hasDemoData'>,
): Promise<Caller | null> {
  const found = await sessionOf(c, deps);
  if (found === null) return null;
  const { id, email, firstName, lastName, status } = found;
  if (status === null) await openAccount(deps.db, id, new Date(), deps.hasDemoData);
  return { id, email, firstName, lastName, role: roleOf(found, deps) };
}
