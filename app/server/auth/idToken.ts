import { errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { ExternalRefusal } from './externalAttempt';

/** Signed with a key that only the provider has. `none`, and keys made of a shared secret, prove nothing. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** How far the provider's clock may be from ours, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** Claims that an ID token must prove. */
export interface ExpectedIdToken {
  readonly issuer: string;
  readonly clientId: string;
  /** Of the browser that began this sign-in. */
  readonly nonce: string;
  /** The provider's public keys; rejects with `JWKSNoMatchingKey` for one that it does not have. */
  readonly keys: JWTVerifyGetKey;
}

/** Claims whose `sub` is certain. */
export type VerifiedClaims = JWTPayload & { readonly sub: string };

function keysOrOutage(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      throw new ExternalRefusal('unavailable', { cause: error });
    }
  };
}

/**
 * The claims of an ID token that this provider signed, for this portal, for the sign-in that this browser began, and
 * that still holds (OpenID Connect Core 3.1.3.7). Rejects any other.
 */
export async function verifyIdToken(token: string, expected: ExpectedIdToken): Promise<VerifiedClaims> {
  const { issuer, clientId, nonce, keys } = expected;
  const { payload } = await jwtVerify(token, keysOrOutage(keys), {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'iat'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? new ExternalRefusal('untrusted', { cause: error }) : error;
  });
  const { sub, aud, azp } = payload;
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  const isOurs = azp === undefined ? !isForSeveral : azp === clientId;
  if (!sub || payload['nonce'] !== nonce || !isOurs) throw new ExternalRefusal('untrusted');
  return { ...payload, sub };
}
