import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as the query says; follows as it changes. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
