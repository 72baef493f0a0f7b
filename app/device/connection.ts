import { useSyncExternalStore } from 'react';

/**
 * Whether the browser is connected to a network. A server that is down is detected by calls. Always true at build
 * time.
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

/** Whether the browser is connected to a network, as a hook. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
