import { forwardCookies } from '../auth/libraryAnswer';
import { refuseViewer } from '../auth/signedIn';
import { clearCachedPages } from '../auth/signedOut';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/** `POST /api/auth/logout-everywhere`: ends every session of whoever is signed in, this one included. Needs no body. */
export function logoutEverywhere(deps: Deps): Handler {
  const { auth, connection, db } = deps;
  return async (c) => {
    await refuseViewer(c, deps);
    const headers = c.req.raw.headers;
    const session = await auth.api.getSession({ headers });
    if (session === null) throw new Problem(401, 'notSignedIn');
    await db.deleteFrom('session').where('userId', '=', session.user.id).execute();
    // Of a session that is gone, this takes the cookie.
    const answer = await auth.api.signOut({ headers, asResponse: true });
    if (!answer.ok) throw new Error(`The auth library could not end a session: ${answer.status}`);
    forwardCookies(c, connection, answer.headers);
    clearCachedPages(c);
    return c.json({ user: null });
  };
}
