import type { CallResult } from '@/domain/callResult';
import type { PasswordOutcome } from '@/domain/profile/passwordChange';

/** What the auth server's answer means for the form. Throws for what no rule foresees: the line is down, a fault. */
export function toPasswordOutcome(result: CallResult): PasswordOutcome {
  if (result.ok) return { status: 'changed' };
  const { failure } = result;
  const status = failure.kind === 'refused' ? failure.status : null;
  switch (status) {
    case 401:
      return { status: 'refused', reason: 'signedOut' };
    case 403:
      return { status: 'refused', reason: 'wrongPassword' };
    case 409:
      return { status: 'refused', reason: 'noPassword' };
    case 422:
      return { status: 'refused', reason: 'unacceptable' };
    case 429:
      return {
        status: 'refused',
        reason: 'tooManyTries',
        retryAfterSeconds: failure.kind === 'refused' ? failure.retryAfterSeconds : null,
      };
    default:
      throw new Error(`The password was not changed: ${status ?? 'no answer'}`);
  }
}
