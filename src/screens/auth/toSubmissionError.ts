import { callTimeoutMs, refusalText, type PortError } from '@/domain/results/portError';
import type { SubmissionError } from '@/domain/auth/submission';

/** Waits shorter than this are over before they are read. */
const shortestWaitSeconds = 5;

const firstServerStatus = 500;

/**
 * How a failed call is told (§8): the server's `error`, else its status and status text; null, the form's own
 * fallback, where no answer came. With it goes what to do: wait, check the connection, try later.
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
