import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import * as v from 'valibot';
import { sharedAuthOptions } from './createAuth';
import type { AuthOptions } from './createAuth';
import type { ExternalProvider } from './externalSignIn';

/** Part of the callback's address, which is registered with the provider: `…/api/auth/callback/oidc`. */
export const PROVIDER_ID = 'oidc';

const profileSchema = v.object({
  given_name: v.fallback(v.string(), ''),
  family_name: v.fallback(v.string(), ''),
  name: v.fallback(v.string(), ''),
});

/** The names of an account made from a provider's profile; providers may leave any of them out. */
function namesOf(profile: unknown): { name: string; firstName: string; lastName: string } {
  const { given_name: givenName, family_name: lastName, name } = v.parse(profileSchema, profile);
  const firstName = givenName || name;
  return { name: name || `${firstName} ${lastName}`.trim(), firstName, lastName };
}

/** The auth library set up for one OpenID Connect provider. Reads the provider's discovery document when first used. */
export function createOpenIdConnect(options: AuthOptions, provider: ExternalProvider) {
  return betterAuth({
    ...sharedAuthOptions(options),
    onAPIError: { errorURL: '/login' },
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
            // An address that the provider has not verified may belong to somebody else.
            requireEmailVerification: true,
            mapProfileToUser: namesOf,
          },
        ],
      }),
    ],
  });
}
