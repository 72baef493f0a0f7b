import type { SessionAnswer } from '@/domain/auth/answers';
import { forwardCookies } from '../auth/libraryAnswer';
import { roleOf, sessionOf } from '../auth/signedIn';
import type { Deps } from '../deps';
import type { Handler } from '../http/types';

/**
 * `GET /api/auth/session`: who is signed in. An absent, expired or damaged cookie means nobody.
 *
 * The auth library, which takes several statements, is only called where it has something to do: to prolong a session that was
 * last prolonged a day ago, and to take back a cookie that is worth nothing.
 */
export function session(deps: Deps): Handler {
  const { auth, connection } = deps;
  return async (c) => {
    const { expiresIn, updateAge } = (await auth.$context).sessionConfig;
    const found = await sessionOf(c, deps);
    if (found && found.expiresAt.getTime() > Date.now() + (expiresIn - updateAge) * 1000)
      return c.json(answerAbout({ ...found, role: roleOf(found, deps) }));
    const { headers, response } = await auth.api.getSession({
      headers: c.req.raw.headers,
      // What is over is not brought back.
      query: { disableRefresh: found === null },
      returnHeaders: true,
    });
    forwardCookies(c, connection, headers);
    if (response === null || found === null) return c.json({ user: null } satisfies SessionAnswer);
    const { user } = response;
    return c.json(answerAbout({ ...user, role: roleOf(user, deps) }));
  };
}

function answerAbout({
  email,
  firstName,
  lastName,
  role,
}: NonNullable<SessionAnswer['user']>): SessionAnswer {
  return { user: { email, firstName, lastName, role } };
}
