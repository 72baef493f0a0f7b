import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { object, string } from 'zod';

/**
 * For the auth library: `auth.api.signInVerified` opens a session for an account whose mailbox was just proved. The
 * library itself opens one only for a password, or for a code of its own.
 */
export function verifiedSignIn() {
  return {
    id: 'verified-sign-in',
    endpoints: {
      signInVerified: createAuthEndpoint(
        '/sign-in/verified',
        { method: 'POST', body: object({ userId: string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new APIError('NOT_FOUND', { code: 'USER_NOT_FOUND' });
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ email: user.email });
        },
      ),
    },
  };
}
