import type { Deps } from '../../deps';
import { forwardCookies } from '../libraryAnswer';
import { clearCachedPages } from '../signedOut';
import type { AuthHandler } from './authHandler';

/** Ends every session of the signed-in user, including this one. */
export function logoutEverywhere({ auth, connection, db }: Deps): AuthHandler<'logoutEverywhere'> {
  return async ({ caller, context: c }) => {
    await db.deleteFrom('session').where('userId', '=', caller.id).execute();
    // Removes the cookie, also if its session is gone.
    const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
    if (!answer.ok) throw new Error(`The auth library could not end a session: ${answer.status}`);
    forwardCookies(c, connection, answer.headers);
    clearCachedPages(c);
    return { user: null };
  };
}
