import { useDeferredValue } from 'react';
import type { Loaded } from '@/domain/results/loaded';

const loading = { status: 'loading' } as const;

/**
 * Defers a page's first loaded data, so that a large page renders in slices and stays responsive. Rendering a whole
 * catalogue at once would block a slow phone for a quarter of a second. Later changes, and data loaded at opening, show
 * at once.
 */
export function useNavigationFocus<Value>(state: Loaded<Value>): Loaded<Value> {
  return useDeferredValue(state.status === 'loading') ? loading : state;
}
