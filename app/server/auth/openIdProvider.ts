import { authorizationCodeRequest, createAuthorizationURL } from 'better-auth/oauth2';
import type { OAuthProvider } from 'better-auth/oauth2';
import { createRemoteJWKSet, customFetch } from 'jose';
import * as v from 'valibot';
import { ExternalRefusal, nullIfRefused } from './externalAttempt';
import { namesOf, profileOf } from './externalProfile';

import type { ExternalProvider } from './externalSignIn';
import { verifyIdToken } from './idToken';
import type { VerifiedClaims } from './idToken';
import { providerFetch, providerJson } from './providerFetch';

/** Part of the callback URL that is registered with the provider: `…/api/auth/callback/oidc`. */
export const PROVIDER_ID = 'oidc';

const SCOPES = ['openid', 'email', 'profile'];

const endpointSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/));

const discoverySchema = v.object({
  issuer: v.string(),
  authorization_endpoint: endpointSchema,
  token_endpoint: endpointSchema,
  jwks_uri: endpointSchema,
  userinfo_endpoint: v.optional(endpointSchema),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string())),
});

const tokensSchema = v.object({ id_token: v.string(), access_token: v.optional(v.string()) });
const userInfoSchema = v.looseObject({ sub: v.string() });

const withoutSlash = (url: string) => url.replace(/\/$/, '');

type ReturnedTokens = Parameters<OAuthProvider['getUserInfo']>[0];

/**
 * Creates the auth library's provider from the discovery document. The library ties a sign-in to its browser (state,
 * PKCE, nonce) and finds or creates the account. Its own OpenID Connect provider has no timeout and no size limit, and
 * accepts the userinfo endpoint without an ID token.
 * Rejects if the document is unavailable or names another issuer.
 */
export async function openIdProvider(provider: ExternalProvider): Promise<OAuthProvider<VerifiedClaims>> {
  const { clientId, clientSecret, name } = provider;
  const documentUrl = `${withoutSlash(provider.issuer)}/.well-known/openid-configuration`;
  const discovered = await providerJson(discoverySchema, documentUrl);
  const { issuer, token_endpoint: tokenEndpoint, userinfo_endpoint: userInfoEndpoint } = discovered;
  if (withoutSlash(issuer) !== withoutSlash(provider.issuer))
    throw new Error(`${documentUrl} speaks for another issuer: ${issuer}`);
  const keys = createRemoteJWKSet(new URL(discovered.jwks_uri), { [customFetch]: providerFetch });
  const takesPost = discovered.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? true;
  const options = { clientId, clientSecret };

  async function exchange(code: string, codeVerifier: string | undefined, redirectURI: string) {
    const { body, headers } = await authorizationCodeRequest({
      code,
      codeVerifier,
      redirectURI,
      options,
      tokenEndpoint,
      authentication: takesPost ? 'post' : 'basic',
    });
    const answer = await providerFetch(tokenEndpoint, { method: 'POST', body, headers });
    // The code is used, expired, or from another sign-in (RFC 6749 5.2); a wrong secret is 401.
    if (answer.status === 400) throw new ExternalRefusal('state_mismatch');
    if (!answer.ok) throw new Error(`${tokenEndpoint} answers ${answer.status}`);
    const tokens = v.safeParse(tokensSchema, await answer.json());
    if (!tokens.success) throw new ExternalRefusal('untrusted');
    return { idToken: tokens.output.id_token, accessToken: tokens.output.access_token };
  }

  /** Adds claims that the ID token lacks from the userinfo endpoint, if it names the same person. */
  async function completed(claims: VerifiedClaims, accessToken: string | undefined) {
    const isComplete = claims['email'] !== undefined && namesOf(claims).name !== '';
    if (isComplete || userInfoEndpoint === undefined || accessToken === undefined) return claims;
    const userInfo = await providerJson(userInfoSchema, userInfoEndpoint, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    if (userInfo.sub !== claims.sub) throw new ExternalRefusal('untrusted');
    // An address counts as verified only if its own source says so.
    const { email, email_verified } = claims['email'] === undefined ? userInfo : claims;
    return { ...claims, ...userInfo, email, email_verified };
  }

  async function identify({ idToken, accessToken, expectedIdTokenNonce: nonce }: ReturnedTokens) {
    if (idToken === undefined || nonce === undefined) throw new ExternalRefusal('untrusted');
    const claims = await verifyIdToken(idToken, { issuer, clientId, nonce, keys });
    const profile = profileOf(await completed(claims, accessToken));
    return { user: profile, data: claims };
  }

  return {
    id: PROVIDER_ID,
    name,
    issuer,
    requiresIdTokenNonce: true,
    disableImplicitSignUp: true,
    options: { requireEmailVerification: true },
    accountSubject: ({ profile }) => profile.sub,
    createAuthorizationURL: ({ state, codeVerifier, redirectURI, idTokenNonce }) =>
      createAuthorizationURL({
        id: PROVIDER_ID,
        options,
        authorizationEndpoint: discovered.authorization_endpoint,
        state,
        codeVerifier,
        scopes: SCOPES,
        redirectURI,
        nonce: idTokenNonce,
      }),
    validateAuthorizationCode: ({ code, codeVerifier, redirectURI }) =>
      nullIfRefused(exchange(code, codeVerifier, redirectURI)),
    getUserInfo: (tokens) => nullIfRefused(identify(tokens)),
  };
}
