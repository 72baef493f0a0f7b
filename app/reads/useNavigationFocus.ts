import { useDeferredValue } from 'react';
import type { Loaded } from '@/domain/loaded';

const loading = { status: 'loading' } as const;

/**
 * What a page waits for, when it is much to draw: its arrival is drawn in slices, between which a press is heard. All cards
 * of the catalogue at once would hold a slow phone for a quarter of a second. Whatever changes later shows at once, and so
 * does what is there when the page opens.
 */
export function useNavigationFocus<Value>(state: Loaded<Value>): Loaded<Value> {
  return useDeferredValue(state.status === 'loading') ? loading : state;
}
