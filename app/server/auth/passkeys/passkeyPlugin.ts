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

/** The auth library's passkeys, bound to the portal's host. Called in-process only, like the rest of the library. */
export function passkeyPlugin(db: Db, brandName: string) {
  return passkey({
    rpName: brandName,
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
