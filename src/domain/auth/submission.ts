/** Advice about a failed call, beyond the server's own message. */
export type SubmissionHint =
  | { kind: 'network' }
  | { kind: 'timeout'; seconds: number }
  /** The browser does not keep the session cookie (D50). */
  | { kind: 'cookies' }
  /** The code was refused in a browser without this registration, which may be because it keeps no cookies (D50). */
  | { kind: 'verifyCookies' }
  /** The server failed without a word of its own. */
  | { kind: 'server' }
  | { kind: 'retryAfter'; seconds: number };

/** A failed call as a form tells it (§8). */
export interface SubmissionError {
  /** The server's own words, or its status; null for the fallback message of the form. */
  text: string | null;
  hint: SubmissionHint | null;
}

/** Where a form's call stands. */
export type Submission =
  | { status: 'idle' }
  | { status: 'pending' }
  | {
      status: 'failed';
      error: SubmissionError;
      /** Where to ask for a new code, when the refusal was about an unverified account. */
      verifyHref: string | null;
    };
