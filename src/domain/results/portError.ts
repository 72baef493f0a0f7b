/** An answer that takes longer than this counts as none, in milliseconds. */
export const callTimeoutMs = 10_000;

/** The slowest line on which an upload is waited for, in bytes a millisecond: 1 Mbit/s. */
export const slowestUpload = 125;

/** How a call of a port failed. */
export type PortErrorKind =
  /** Nothing of the other side's came back: no line, no server, or somebody else's page in between. */
  | 'offline'
  /** It took longer than `callTimeoutMs`. */
  | 'timeout'
  /** The other side answered no: `status` says how. */
  | 'refused'
  /** A fault that nobody foresaw. */
  | 'unexpected';

/** Details of a failure that its adapter knows; the rest is unknown, not invented. */
export interface PortErrorDetails {
  /** Of a refusal, as HTTP has them: 401 nobody is signed in, 403, 404, 409, 422, 429, 503. */
  status?: number | null;
  /** Empty in HTTP/2. */
  statusText?: string;
  /** The other side's name for the reason, for programs. */
  code?: string | null;
  /** The other side's own sentence for the person, in their language (§8). */
  error?: string | null;
  /** How long to wait before the next try. */
  retryAfterSeconds?: number | null;
  /** All that the refusal says, for an adapter that knows how to parse it. */
  body?: unknown;
  /** Underlying error that was thrown. */
  cause?: unknown;
}

/** The one way in which a call of a port fails. What a screen tells apart is an answer instead: `Outcome`. */
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

/** An error is a sentence; a longer text is some proxy's page and is cut. */
const longestText = 500;

/**
 * Returns the text of a refusal for the person (§8). It is the server's own sentence, else status and status text.
 * Null: no answer came.
 */
export function refusalText({ kind, error, status, statusText }: PortError): string | null {
  return kind === 'refused' ? (error ?? `${status ?? ''} ${statusText}`).trim().slice(0, longestText) : null;
}
