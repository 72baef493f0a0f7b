/** Why something could not be read or saved, as far as a browser can tell. */
export type FailureReason = 'offline' | 'unexpected';

/** How far something is that a screen cannot do without. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'ready'; value: Value };

/** A value made from a loaded one. */
export function mapLoaded<Value, Made>(state: Loaded<Value>, make: (value: Value) => Made): Loaded<Made> {
  return state.status === 'ready' ? { status: 'ready', value: make(state.value) } : state;
}

/** Combines two loaded values: ready when both are, failed when either has failed. */
export function combineLoaded<One, Other, Both>(
  one: Loaded<One>,
  other: Loaded<Other>,
  join: (one: One, other: Other) => Both,
): Loaded<Both> {
  if (one.status === 'ready' && other.status === 'ready')
    return { status: 'ready', value: join(one.value, other.value) };
  if (one.status === 'error') return one;
  return other.status === 'error' ? other : { status: 'loading' };
}
