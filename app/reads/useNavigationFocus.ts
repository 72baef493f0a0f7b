import { useDeferredValue } from 'react';
import type { Loaded } from '@/domain/results/loaded';

const loading = { status: 'loading' } as const;

/**
 * Defers a page's first loaded data, so that a large page renders in slices. A press is handled between slices: all
 * cards of the catalogue at once would block a slow phone for a quarter of a second. Later changes show at once, and
 * so does data that is loaded when the page opens.
 */
export function useNavigationFocus<Value>(state: Loaded<Value>): Loaded<Value> {
  return useDeferredValue(state.status === 'loading') ? loading : state;
}
