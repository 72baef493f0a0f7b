import { useSyncExternalStore } from 'react';

/** Below the portal's mobile breakpoint (§9). */
const query = '(max-width: 767px)';

/** Asked once and then told of changes: asking again makes the browser settle its styles, on every render. */
let media: MediaQueryList | null = null;
let isNarrow = false;

function read(): boolean {
  if (!media && typeof matchMedia !== 'undefined') {
    media = matchMedia(query);
    isNarrow = media.matches;
    media.addEventListener('change', (event) => {
      isNarrow = event.matches;
    });
  }
  return isNarrow;
}

function subscribe(listener: () => void): () => void {
  read();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether there is room for cards only. Where nothing can be measured there is room for a table. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}
