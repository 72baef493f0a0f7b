import { done, refused, type Outcome } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import type { authContract } from '@app/contract/auth';
import type { PasswordChangePayload } from '@/domain/auth/payloads';
import type { PasswordRefusal } from '@/domain/profile/passwordChange';
import { sendWire } from './send';

/** Changes the password of the signed-in user; returns refusals that the form explains. */
export async function changePassword(body: PasswordChangePayload): Promise<Outcome<void, PasswordRefusal>> {
  try {
    const one = { method: 'POST', path: '/api/auth/change-password' } as const;
    await sendWire<(typeof authContract)['changePassword']>(one, { body });
    return done(undefined);
  } catch (error) {
    const refusal = error instanceof PortError ? passwordRefusalOf(error) : null;
    if (!refusal) throw error;
    return refused(refusal);
  }
}

/** Returns why a password was refused; null for any other failure. */
export function passwordRefusalOf({ status, code, retryAfterSeconds }: PortError): PasswordRefusal | null {
  switch (status) {
    case 401:
      return { reason: 'signedOut' };
    case 403:
      return { reason: 'wrongPassword' };
    case 409:
      return code === 'otherAccount' ? null : { reason: 'noPassword' };
    case 422:
      return { reason: 'unacceptable' };
    case 429:
      return { reason: 'tooManyTries', retryAfterSeconds };
    default:
      return null;
  }
}
