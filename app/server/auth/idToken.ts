import { errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { ExternalRefusal } from './externalAttempt';

/** Signed with a private key of the provider. `none` and shared secrets prove nothing. */
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

/** Allowed difference between the provider's clock and ours, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** Claims that an ID token must prove. */
export interface ExpectedIdToken {
  readonly issuer: string;
  readonly clientId: string;
  /** Nonce of the browser that started this sign-in. */
  readonly nonce: string;
  /** Public keys of the provider; rejects with `JWKSNoMatchingKey` for an unknown key. */
  readonly keys: JWTVerifyGetKey;
}

/** Verified claims with a `sub`. */
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
 * Verifies an ID token: signed by this provider, for this portal, for this browser's sign-in, not expired (OpenID
 * Connect Core 3.1.3.7). Rejects any other.
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
