import type { FailureReason } from '@/domain/loaded';
import { useState } from 'react';
import type { ReadState } from './Read';

/** What a list's reducer learns of its read besides the value. */
export type ReadAction = { type: 'loadStarted' } | { type: 'loadFailed'; reason: FailureReason };

/** Hands a read to the reducer of a list, in time for the first paint: what was read before shows at once. */
export function useReadInto<Value>(
  { state, isRefreshing }: ReadState<Value>,
  dispatch: (action: ReadAction) => void,
  onLoaded: (value: Value) => void,
): void {
  const [handed, setHanded] = useState<ReadState<Value> | null>(null);
  if (handed?.state === state && handed.isRefreshing === isRefreshing) return;
  setHanded({ state, isRefreshing });
  if (state.status === 'ready' && state !== handed?.state) onLoaded(state.value);
  if (state.status === 'error') dispatch({ type: 'loadFailed', reason: state.reason });
  else if (state.status === 'loading' || isRefreshing) dispatch({ type: 'loadStarted' });
  // The older list stays.
  else if (handed?.isRefreshing) dispatch({ type: 'loadFailed', reason: 'unexpected' });
}
