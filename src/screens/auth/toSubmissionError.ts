import { callTimeoutMs, type CallFailure } from '@/domain/callResult';
import type { SubmissionError } from '@/domain/auth/submission';

/** An error is a sentence; a longer text is some proxy's page and is cut. */
const longestText = 500;

/** Waits shorter than this are over before they are read. */
const shortestWaitSeconds = 5;

const firstServerStatus = 500;

/**
 * How a failed call is told (§8): the server's `error`, else its status and status text; null, the form's own
 * fallback, where no answer came. With it goes what to do: wait, check the connection, try later.
 */
export function toSubmissionError(failure: CallFailure): SubmissionError {
  if (failure.kind === 'unreachable') {
    return {
      text: null,
      hint:
        failure.reason === 'timeout'
          ? { kind: 'timeout', seconds: callTimeoutMs / 1000 }
          : { kind: 'network' },
    };
  }
  const { status, statusText, error, retryAfterSeconds } = failure;
  const text = (error ?? `${status} ${statusText}`).trim().slice(0, longestText);
  if (retryAfterSeconds !== null && retryAfterSeconds >= shortestWaitSeconds)
    return { text, hint: { kind: 'retryAfter', seconds: Math.ceil(retryAfterSeconds) } };
  return { text, hint: error === null && status >= firstServerStatus ? { kind: 'server' } : null };
}
