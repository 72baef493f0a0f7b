import { createHmac, timingSafeEqual } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import { openAccount } from '../accounts/openAccount';
import type { Deps } from '../deps';
import type { ServerContext } from '../http/types';

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

/**
 * Who is signed in by a request's cookie, or null: one statement, where the auth library's own way takes several and
 * writes. Prolonging the session is left to `GET /api/auth/session`.
 */
export async function signedIn(
  c: ServerContext,
  { adminEmails, auth, db, hasDemoData }: Pick<Deps, 'adminEmails' | 'auth' | 'db' | 'hasDemoData'>,
): Promise<Caller | null> {
  const cookie = getCookie(c, SESSION_COOKIE);
  const token = cookie === undefined ? null : signedToken(cookie, auth.options.secret);
  if (token === null) return null;
  const user = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('customer', 'customer.userId', 'user.id')
    .select(['user.id', 'user.email', 'user.firstName', 'user.lastName', 'user.role', 'customer.status'])
    .where('session.token', '=', token)
    .where('session.expiresAt', '>', new Date())
    .executeTakeFirst();
  if (!user || user.status === 'Suspended') return null;
  const { status, role, ...person } = user;
  if (status === null) await openAccount(db, user.id, new Date(), hasDemoData);
  return { ...person, role: role === 'admin' || adminEmails.includes(user.email) ? 'admin' : 'customer' };
}
