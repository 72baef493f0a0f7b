/** An answer that takes longer than this counts as none, in milliseconds. */
export const callTimeoutMs = 10_000;

/** Why an auth call failed, as far as it is known (§8): the server's own words, its status, or nothing at all. */
export type CallFailure =
  | {
      kind: 'refused';
      status: number;
      statusText: string;
      error: string | null;
      retryAfterSeconds: number | null;
    }
  | { kind: 'unreachable'; reason: 'network' | 'timeout' };

export type CallResult<Value = void> = { ok: true; value: Value } | { ok: false; failure: CallFailure };
