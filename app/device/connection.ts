import { useSyncExternalStore } from 'react';

/**
 * Whether the browser has a network at all. It knows of no server that is down: that a call finds out. Where a page is
 * drawn at build time nobody is offline.
 */
export function isOnline(): boolean {
  const { onLine = true }: { onLine?: boolean } = typeof navigator === 'undefined' ? {} : navigator;
  return onLine;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** The same for a component, as it changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
