/** Why something could not be read or saved, as far as a browser can tell. */
export type FailureReason = 'offline' | 'unexpected';

/** How far something is that a screen cannot do without. */
export type Loaded<Value> =
  { status: 'loading' } | { status: 'error'; reason: FailureReason } | { status: 'ready'; value: Value };
