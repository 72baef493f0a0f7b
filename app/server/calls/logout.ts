import { endViewing } from '../viewings/viewings';
import { forwardCookies } from '../auth/libraryAnswer';
import { sessionOf, viewedIn } from '../auth/signedIn';
import { clearCachedPages } from '../auth/signedOut';
import type { Deps } from '../deps';
import type { Handler } from '../http/types';

/**
 * `POST /api/auth/logout`: ends the session, here and in the database. Needs no body, and no session either. For an
 * administrator who looks at a customer's account it ends that, and the administrator's own session goes on (D33).
 */
export function logout(deps: Deps): Handler {
  const { auth, connection, db } = deps;
  return async (c) => {
    const found = await sessionOf(c, deps);
    if (found && viewedIn(found, deps)) {
      await db.transaction().execute((tx) => endViewing(tx, found.sessionId, new Date()));
      clearCachedPages(c);
      return c.json({ user: null });
    }
    const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
    if (!answer.ok) throw new Error(`The auth library could not end a session: ${answer.status}`);
    forwardCookies(c, connection, answer.headers);
    clearCachedPages(c);
    return c.json({ user: null });
  };
}
