import { AsyncLocalStorage } from 'node:async_hooks';
import type { RegistrationObstacle } from './registrationObstacle';

/**
 * Why an external sign-in failed, as in the form's `?error=`. `unavailable`: no complete answer in time. `untrusted`:
 * the answer does not prove the identity. `state_mismatch`: the provider considers this return outdated.
 * `email_invalid`: no e-mail address that an account can have.
 */
export type ExternalRefusalCode = 'unavailable' | 'untrusted' | 'state_mismatch' | 'email_invalid';

/** Ends an external sign-in for a reason that the visitor sees. */
export class ExternalRefusal extends Error {
  readonly code: ExternalRefusalCode;

  constructor(code: ExternalRefusalCode, options?: ErrorOptions) {
    super(`External sign-in refused: ${code}`, options);
    this.code = code;
  }
}

/** One visit to the provider or back. */
export interface ExternalAttempt {
  /** Aborts every call to the provider; all share one deadline. */
  readonly signal: AbortSignal;
  /** Headers of the request. */
  readonly headers: Headers;
  refusal: ExternalRefusalCode | null;
  /** Why the person's address may not get an account; read before the transaction that would create it. */
  obstacle: RegistrationObstacle | null;
  /** Id of the account whose second factor is still missing. */
  awaiting: string | null;
}

// The auth library calls a provider without passing the request.
const attempts = new AsyncLocalStorage<ExternalAttempt>();

/** Runs the work of one request with a deadline for all its calls to the provider. */
export async function attemptExternal<Value>(
  milliseconds: number,
  headers: Headers,
  work: (attempt: ExternalAttempt) => Promise<Value>,
): Promise<Value> {
  const signal = AbortSignal.timeout(milliseconds);
  const attempt: ExternalAttempt = { signal, headers, refusal: null, obstacle: null, awaiting: null };
  return attempts.run(attempt, () => work(attempt));
}

/** Returns the current request's visit. */
export function currentAttempt(): ExternalAttempt {
  const attempt = attempts.getStore();
  if (!attempt) throw new Error('A provider was called outside of an attempt');
  return attempt;
}

/** Returns the deadline signal of the current request. */
export const attemptSignal = (): AbortSignal => currentAttempt().signal;

/**
 * Returns the result of the work, or null if it fails. The reason is stored in the attempt; an unknown one means an
 * outage.
 */
export async function nullIfRefused<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    const attempt = attempts.getStore();
    if (attempt) attempt.refusal = error instanceof ExternalRefusal ? error.code : 'unavailable';
    return null;
  }
}
