import { endViewing } from '../../viewings/viewings';
import type { Deps } from '../../deps';
import { forwardCookies } from '../libraryAnswer';
import { sessionOf, viewedIn } from '../signedIn';
import { clearCachedPages } from '../signedOut';
import type { AuthHandler } from './authHandler';

/**
 * Ends the session in browser and database; works without a session too. For an administrator who views a customer's
 * account it ends the viewing only (D33).
 */
export function logout(deps: Deps): AuthHandler<'logout'> {
  const { auth, connection, db } = deps;
  return async ({ context: c, now }) => {
    const found = await sessionOf(c, deps);
    if (found && viewedIn(found, deps)) {
      await db.transaction().execute((tx) => endViewing(tx, found.sessionId, now));
      clearCachedPages(c);
      return { user: null };
    }
    const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
    if (!answer.ok) throw new Error(`The auth library could not end a session: ${answer.status}`);
    forwardCookies(c, connection, answer.headers);
    clearCachedPages(c);
    return { user: null };
  };
}
