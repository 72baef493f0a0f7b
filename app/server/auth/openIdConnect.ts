import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { OAuthProvider } from 'better-auth/oauth2';
import { sharedAuthOptions } from './createAuth';
import type { AuthOptions } from './createAuth';
import type { Db } from '../db/database';
import { currentAttempt } from './externalAttempt';
import type { ExternalProvider } from './externalSignIn';
import { openIdProvider, PROVIDER_ID } from './openIdProvider';
import { registrationObstacle, type RegistrationObstacle } from './registrationObstacle';
import { hasSecondFactor } from './secondFactor/store';
import { isTrustedBrowser } from './secondFactor/trustedBrowsers';
import { storeConsents } from './storeConsents';

/** Codes of the form's `?error=`. */
const obstacleCodes = {
  registrationClosed: 'registration_closed',
  invitationNeeded: 'invitation_needed',
} as const satisfies Record<RegistrationObstacle, string>;

/**
 * Refuses to store an account without a name, with an unverified address or against the settings. An unverified address
 * may belong to somebody else. The library refuses only the sign-in and would leave that account behind.
 */
function refuseUnfit(user: { emailVerified: boolean; name: string }): Promise<void> {
  if (!user.emailVerified) return Promise.reject(new APIError('FORBIDDEN', { code: 'email_not_verified' }));
  if (user.name === '') return Promise.reject(new APIError('FORBIDDEN', { code: 'name_missing' }));
  const { obstacle } = currentAttempt();
  if (obstacle !== null) return Promise.reject(new APIError('FORBIDDEN', { code: obstacleCodes[obstacle] }));
  return Promise.resolve();
}

/** Reads whether the person may get an account: the library's transaction would block another query. */
function withObstacle<Profile extends Record<string, unknown>>(
  db: Db,
  provider: OAuthProvider<Profile>,
): OAuthProvider<Profile> {
  return {
    ...provider,
    async getUserInfo(tokens) {
      const info = await provider.getUserInfo(tokens);
      const email = info?.user.email;
      if (email) currentAttempt().obstacle = await registrationObstacle(db, email, new Date());
      return info;
    },
  };
}

/** Stores the consents of a new account, or deletes the account. */
async function consentsOrNothing(db: Db, userId: string): Promise<void> {
  try {
    await storeConsents(db, userId);
  } catch (error) {
    await db.deleteFrom('user').where('id', '=', userId).execute();
    throw error;
  }
}

/** Refuses a session until the second step, as after a password. */
async function refuseFirstStep(db: Db, userId: string): Promise<void> {
  const attempt = currentAttempt();
  if (!(await hasSecondFactor(db, userId)) || (await isTrustedBrowser(db, attempt.headers, userId))) return;
  attempt.awaiting = userId;
  throw new APIError('FORBIDDEN', { code: 'second_factor' });
}

/** Creates the auth library for one OpenID Connect provider. Rejects if its discovery document is unavailable. */
export async function createOpenIdConnect(options: AuthOptions, config: ExternalProvider) {
  const provider = withObstacle(options.db, await openIdProvider(config));
  const shared = sharedAuthOptions(options);
  const auth = betterAuth({
    ...shared,
    onAPIError: { errorURL: '/login' },
    databaseHooks: {
      session: {
        create: {
          ...shared.databaseHooks.session.create,
          async before(session: { userId: string }) {
            await shared.databaseHooks.session.create.before(session);
            await refuseFirstStep(options.db, session.userId);
          },
        },
      },
      user: {
        create: { before: refuseUnfit, after: ({ id }) => consentsOrNothing(options.db, id) },
      },
    },
    plugins: [{ id: 'openid-connect', init: () => ({ context: { socialProviders: [provider] } }) }],
  });
  return { auth, providerId: PROVIDER_ID };
}
