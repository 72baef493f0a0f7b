import type { TabKey } from './storedKeys';

/** Key of the last sign-out in this tab, in milliseconds since 1970. */
export const endedKey: TabKey = 'session.ended';

/**
 * Reloads a page from the browser's back/forward cache if somebody signed out since, because it may contain their
 * input.
 */
export function reloadAfterSignOut(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    try {
      if (persisted && Number(sessionStorage.getItem(endedKey)) > performance.timeOrigin) location.reload();
    } catch {
      // Storage is forbidden: unknown.
    }
  });
}
