import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { Db } from '../../db/database';

/**
 * Requires that the person was verified by fingerprint, face or PIN: a passkey replaces password and second factor. The
 * library only asks the browser for it.
 */
function requireVerified(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError('BAD_REQUEST', { code: 'USER_NOT_VERIFIED' });
}

interface PasskeyOptions {
  readonly db: Db;
  readonly baseUrl: string;
  readonly brandName: string;
}

/** The auth library's passkeys, bound to the portal's origin. Called in-process only, like the rest of the library. */
export function passkeyPlugin({ db, baseUrl, brandName }: PasskeyOptions) {
  const { hostname, origin } = new URL(baseUrl);
  return passkey({
    rpName: brandName,
    rpID: hostname,
    // Otherwise the library expects the `Origin` of the request, which a program may choose.
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification({ verification }) {
        requireVerified(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      async afterVerification({ verification, clientData }) {
        requireVerified(verification.authenticationInfo.userVerified);
        await db
          .updateTable('passkey')
          .set({ lastUsedAt: new Date() })
          .where('credentialID', '=', clientData.id)
          .execute();
      },
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  });
}
