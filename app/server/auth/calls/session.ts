import type { SessionAnswer } from '@/domain/auth/answers';
import { toIsoDateTime } from '@/domain/time/dates';
import { forwardCookies } from '../libraryAnswer';
import type { FoundSession } from '../findSession';
import { roleOf } from '../role';
import { accountIn, needsSecondFactor, sessionOf, viewedIn } from '../signedIn';
import type { Deps } from '../../deps';
import type { AuthHandler } from './authHandler';

/**
 * Returns the signed-in user. An absent, expired or damaged cookie means nobody.
 * The auth library needs several statements, so it is only called when it changes something: to extend a session that
 * is a day old, and to remove an invalid cookie.
 */
export function session(deps: Deps): AuthHandler<'session'> {
  const { auth, connection } = deps;
  return async ({ context: c }) => {
    const { expiresIn, updateAge } = (await auth.$context).sessionConfig;
    const found = await sessionOf(c, deps);
    if (found && found.expiresAt.getTime() > Date.now() + (expiresIn - updateAge) * 1000)
      return answerTo(found, deps);
    const { headers, response } = await auth.api.getSession({
      headers: c.req.raw.headers,
      // An expired session is not extended.
      query: { disableRefresh: found === null },
      returnHeaders: true,
    });
    forwardCookies(c, connection, headers);
    if (response === null || found === null) return { user: null };
    return answerTo(found, deps);
  };
}

async function answerTo(found: FoundSession, deps: Deps): Promise<SessionAnswer> {
  const viewed = viewedIn(found, deps);
  const { acting } = found;
  const { id, email, firstName, lastName } = accountIn(found, deps);
  if (acting && !viewed)
    return {
      user: { id, email, firstName, lastName, role: 'customer' },
      hasAccounts: true,
      acting: { role: acting.memberRole, email: found.email },
    };
  const user = { id, email, firstName, lastName, role: roleOf(viewed ?? found, deps) };
  if (viewed) return { user, viewedUntil: toIsoDateTime(viewed.until) };
  return {
    user,
    ...(found.hasMemberships && { hasAccounts: true }),
    ...((await needsSecondFactor(found, deps)) && { secondFactorRequired: true }),
  };
}
