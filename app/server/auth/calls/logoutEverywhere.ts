import type { Deps } from '../../deps';
import { forwardCookies } from '../libraryAnswer';
import { clearCachedPages } from '../signedOut';
import type { AuthHandler } from './authHandler';

/** Ends every session of whoever is signed in, this one included. */
export function logoutEverywhere({ auth, connection, db }: Deps): AuthHandler<'logoutEverywhere'> {
  return async ({ caller, context: c }) => {
    await db.deleteFrom('session').where('userId', '=', caller.id).execute();
    // Of a session that is gone, this takes the cookie.
    const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
    if (!answer.ok) throw new Error(`The auth library could not end a session: ${answer.status}`);
    forwardCookies(c, connection, answer.headers);
    clearCachedPages(c);
    return { user: null };
  };
}
