import { callTimeoutMs, refusalText, type PortError } from '@/domain/results/portError';
import type { SubmissionError } from '@/domain/auth/submission';

/** Shorter waits are over before they can be read. */
const shortestWaitSeconds = 5;

const firstServerStatus = 500;

/**
 * Text of a failed call (§8): the server's `error`, else status and status text; null (the form's fallback) without an
 * answer. Includes advice: wait, check the connection, or retry later.
 */
export function toSubmissionError(failure: PortError): SubmissionError {
  if (failure.code === 'cookiesBlocked') return { text: null, hint: { kind: 'cookies' } };
  const text = refusalText(failure);
  if (failure.code === 'registeredElsewhere') return { text, hint: { kind: 'verifyCookies' } };
  if (text === null) {
    const isLate = failure.kind === 'timeout';
    return { text, hint: isLate ? { kind: 'timeout', seconds: callTimeoutMs / 1000 } : { kind: 'network' } };
  }
  const { status, error, retryAfterSeconds } = failure;
  if (retryAfterSeconds !== null && retryAfterSeconds >= shortestWaitSeconds)
    return { text, hint: { kind: 'retryAfter', seconds: Math.ceil(retryAfterSeconds) } };
  const isServersFault = error === null && status !== null && status >= firstServerStatus;
  return { text, hint: isServersFault ? { kind: 'server' } : null };
}
