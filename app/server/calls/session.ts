import type { SessionAnswer } from '@/domain/auth/answers';
import { forwardCookies } from '../auth/libraryAnswer';
import type { Deps } from '../deps';
import type { Handler } from '../http/types';

/** `GET /api/auth/session`: who is signed in. An absent, expired or damaged cookie means nobody. */
export function session({ adminEmails, auth, connection }: Deps): Handler {
  return async (c) => {
    const { headers, response } = await auth.api.getSession({
      headers: c.req.raw.headers,
      returnHeaders: true,
    });
    forwardCookies(c, connection, headers);
    if (response === null) return c.json({ user: null } satisfies SessionAnswer);
    const { email, firstName, lastName, role } = response.user;
    const isAdmin = role === 'admin' || adminEmails.includes(email);
    return c.json({
      user: { email, firstName, lastName, role: isAdmin ? 'admin' : 'customer' },
    } satisfies SessionAnswer);
  };
}
