/** Timeout of a call, in milliseconds. */
export const callTimeoutMs = 10_000;

/** Slowest supported upload, in bytes per millisecond: 1 Mbit/s. */
export const slowestUpload = 125;

/** Kinds of failed calls. */
export type PortErrorKind =
  /** No answer from the server: no connection, no server, or a page of a proxy. */
  | 'offline'
  /** It took longer than `callTimeoutMs`. */
  | 'timeout'
  /** The server refused the call; `status` is the reason. */
  | 'refused'
  /** An unforeseen error. */
  | 'unexpected';

/** Details that the adapter knows; unknown ones are absent. */
export interface PortErrorDetails {
  /** HTTP status of a refusal, such as 401, 403, 404, 409, 422, 429 or 503. */
  status?: number | null;
  /** Empty in HTTP/2. */
  statusText?: string;
  /** Error code of the server, for programs. */
  code?: string | null;
  /** The server's sentence for the user, in their language (§8). */
  error?: string | null;
  /** Seconds to wait before a retry. */
  retryAfterSeconds?: number | null;
  /** Full body of the refusal, for an adapter that can parse it. */
  body?: unknown;
  /** Underlying error that was thrown. */
  cause?: unknown;
}

/** The only error that a port's call throws. Refusals that a screen explains are an `Outcome` instead. */
export class PortError extends Error {
  readonly kind: PortErrorKind;
  readonly status: number | null;
  readonly statusText: string;
  readonly code: string | null;
  readonly error: string | null;
  readonly retryAfterSeconds: number | null;
  readonly body: unknown;

  constructor(kind: PortErrorKind, details: PortErrorDetails = {}) {
    const { status = null, statusText = '', code = null, error = null, retryAfterSeconds = null } = details;
    super(`${kind} ${status ?? ''} ${code ?? error ?? statusText}`.trim(), { cause: details.cause });
    this.name = 'PortError';
    this.kind = kind;
    this.status = status;
    this.statusText = statusText;
    this.code = code;
    this.error = error;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = details.body;
  }
}

/** Whether a call failed because nobody is signed in any more, or another account is; the portal shows a sign-in. */
export function isSessionEnd(failure: unknown): boolean {
  if (failure instanceof PortError) return failure.status === 401 || failure.code === 'otherAccount';
  const isRefusal = typeof failure === 'object' && failure !== null && 'reason' in failure;
  return isRefusal && failure.reason === 'signedOut';
}

/** A longer text is a proxy's page and is truncated. */
const longestText = 500;

/**
 * Returns the text of a refusal for the user (§8): the server's sentence, or else status and status text. Null if no
 * answer arrived.
 */
export function refusalText({ kind, error, status, statusText }: PortError): string | null {
  return kind === 'refused' ? (error ?? `${status ?? ''} ${statusText}`).trim().slice(0, longestText) : null;
}
