import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { sharedAuthOptions } from './createAuth';
import type { AuthOptions } from './createAuth';
import type { Db } from '../db/database';
import type { ExternalProvider } from './externalSignIn';
import { openIdProvider, PROVIDER_ID } from './openIdProvider';
import { storeConsents } from './storeConsents';

/**
 * Lets no account be stored without a name, or for an address that the provider has not verified: it may be somebody
 * else's. The library itself refuses only the sign-in of the latter, and the account left behind would be waiting for
 * the owner of the address.
 */
function refuseUnfit(user: { emailVerified: boolean; name: string }): Promise<void> {
  if (!user.emailVerified) return Promise.reject(new APIError('FORBIDDEN', { code: 'email_not_verified' }));
  if (user.name === '') return Promise.reject(new APIError('FORBIDDEN', { code: 'name_missing' }));
  return Promise.resolve();
}

/** The consents of a new account. It exists already, so without them it goes. */
async function consentsOrNothing(db: Db, userId: string): Promise<void> {
  try {
    await storeConsents(db, userId);
  } catch (error) {
    await db.deleteFrom('user').where('id', '=', userId).execute();
    throw error;
  }
}

/** The auth library set up for one OpenID Connect provider. Rejects when its discovery document cannot be had. */
export async function createOpenIdConnect(options: AuthOptions, config: ExternalProvider) {
  const provider = await openIdProvider(config);
  const shared = sharedAuthOptions(options);
  const auth = betterAuth({
    ...shared,
    onAPIError: { errorURL: '/login' },
    databaseHooks: {
      ...shared.databaseHooks,
      user: {
        create: { before: refuseUnfit, after: ({ id }) => consentsOrNothing(options.db, id) },
      },
    },
    plugins: [{ id: 'openid-connect', init: () => ({ context: { socialProviders: [provider] } }) }],
  });
  return { auth, providerId: PROVIDER_ID };
}
