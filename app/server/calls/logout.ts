import { forwardCookies } from '../auth/libraryAnswer';
import type { Deps } from '../deps';
import type { Handler } from '../http/types';

/** `POST /api/auth/logout`: ends the session, here and in the database. Needs no body, and no session either. */
export function logout({ auth, connection }: Deps): Handler {
  return async (c) => {
    const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
    if (!answer.ok) throw new Error(`The auth library could not end a session: ${answer.status}`);
    forwardCookies(c, connection, answer.headers);
    return c.json({ user: null });
  };
}
