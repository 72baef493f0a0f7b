import { useSyncExternalStore } from 'react';

/** Below the portal's mobile breakpoint (§9). */
const query = '(max-width: 767px)';

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => {};
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room for cards only. Where nothing can be measured there is room for a table. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia !== 'undefined' && matchMedia(query).matches,
    () => false,
  );
}
