import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import * as v from 'valibot';
import { sharedAuthOptions } from './createAuth';
import type { AuthOptions } from './createAuth';
import type { Db } from '../db/database';
import type { ExternalProvider } from './externalSignIn';
import { storeConsents } from './storeConsents';

/** Part of the callback's address, which is registered with the provider: `…/api/auth/callback/oidc`. */
export const PROVIDER_ID = 'oidc';

const profileSchema = v.object({
  given_name: v.fallback(v.string(), ''),
  family_name: v.fallback(v.string(), ''),
  name: v.fallback(v.string(), ''),
  // Some providers say it in a string, and the library would take 'false' for a yes.
  email_verified: v.fallback(v.union([v.boolean(), v.string()]), false),
});

/** What the portal takes from a provider's profile; providers may leave any of it out. */
function toPortalProfile(profile: unknown) {
  const claims = v.parse(profileSchema, profile);
  const { given_name: givenName, family_name: lastName, name, email_verified: verified } = claims;
  const firstName = givenName || name;
  return {
    name: name || `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    emailVerified: verified === true || verified === 'true',
  };
}

/**
 * Lets no account be stored for an address that the provider has not verified: it may be somebody else's. The library
 * itself refuses only the sign-in, and the account left behind would be waiting for the owner of the address.
 */
function refuseUnverified(user: { emailVerified: boolean }): Promise<void> {
  return user.emailVerified
    ? Promise.resolve()
    : Promise.reject(new APIError('FORBIDDEN', { code: 'email_not_verified' }));
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

/** The auth library set up for one OpenID Connect provider. Reads the provider's discovery document when first used. */
export function createOpenIdConnect(options: AuthOptions, provider: ExternalProvider) {
  const shared = sharedAuthOptions(options);
  return betterAuth({
    ...shared,
    onAPIError: { errorURL: '/login' },
    databaseHooks: {
      ...shared.databaseHooks,
      user: {
        create: { before: refuseUnverified, after: ({ id }) => consentsOrNothing(options.db, id) },
      },
    },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: PROVIDER_ID,
            name: provider.name,
            discoveryUrl: `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
            clientId: provider.clientId,
            clientSecret: provider.clientSecret,
            scopes: ['openid', 'email', 'profile'],
            requireIdTokenVerification: true,
            disableImplicitSignUp: true,
            requireEmailVerification: true,
            mapProfileToUser: toPortalProfile,
          },
        ],
      }),
    ],
  });
}
