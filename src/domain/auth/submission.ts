/** Advice about a failed call in addition to the server's message. */
export type SubmissionHint =
  | { kind: 'network' }
  | { kind: 'timeout'; seconds: number }
  /** The browser does not keep the session cookie (D50). */
  | { kind: 'cookies' }
  /** The code was refused in a browser without this registration, possibly because it keeps no cookies (D50). */
  | { kind: 'verifyCookies' }
  /** The server failed without a message. */
  | { kind: 'server' }
  | { kind: 'retryAfter'; seconds: number };

/** A failed call as a form shows it (§8). */
export interface SubmissionError {
  /** The server's message or status; null for the form's fallback message. */
  text: string | null;
  hint: SubmissionHint | null;
}

/** State of a form's call. */
export type Submission =
  | { status: 'idle' }
  | { status: 'pending' }
  | {
      status: 'failed';
      error: SubmissionError;
      /** Link for requesting a new code, if the account is not verified. */
      verifyHref: string | null;
    };
