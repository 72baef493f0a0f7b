import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Why the provider's part of a sign-in failed, as the form's `?error=` names it. `unavailable`: no whole answer in
 * time. `untrusted`: an answer that does not prove who the visitor is. `state_mismatch`: the provider takes this return
 * for old. `email_invalid`: no e-mail address that an account can have.
 */
export type ExternalRefusalCode = 'unavailable' | 'untrusted' | 'state_mismatch' | 'email_invalid';

/** Ends the provider's part of a sign-in for a reason that the visitor is told. */
export class ExternalRefusal extends Error {
  readonly code: ExternalRefusalCode;

  constructor(code: ExternalRefusalCode, options?: ErrorOptions) {
    super(`External sign-in refused: ${code}`, options);
    this.code = code;
  }
}

/** One visitor's way to the provider or back from it. */
export interface ExternalAttempt {
  /** Ends every call to the provider, the first and the last alike: they share one deadline. */
  readonly signal: AbortSignal;
  refusal: ExternalRefusalCode | null;
}

// The auth library calls a provider without saying for which request it does.
const attempts = new AsyncLocalStorage<ExternalAttempt>();

/** Runs the work of one request, in which all calls to the provider together take no longer than this. */
export async function attemptExternal<Value>(
  milliseconds: number,
  work: (attempt: ExternalAttempt) => Promise<Value>,
): Promise<Value> {
  const attempt = { signal: AbortSignal.timeout(milliseconds), refusal: null };
  return attempts.run(attempt, () => work(attempt));
}

/** The deadline of the request that is being answered. */
export function attemptSignal(): AbortSignal {
  const attempt = attempts.getStore();
  if (!attempt) throw new Error('A provider was called outside of an attempt');
  return attempt.signal;
}

/** Returns the result of the work; null if it fails. The attempt then holds the reason; an unnamed one is an outage. */
export async function nullIfRefused<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    const attempt = attempts.getStore();
    if (attempt) attempt.refusal = error instanceof ExternalRefusal ? error.code : 'unavailable';
    return null;
  }
}
