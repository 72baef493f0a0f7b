/** Why a read or save failed, as far as a browser knows. */
export type FailureReason = 'offline' | 'unexpected';

/** Loading state of data that a screen requires. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'ready'; value: Value };

/** Maps a loaded value. */
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
