import type { TabKey } from './storedKeys';

/** When somebody last signed out in this tab, in milliseconds since 1970. */
export const endedKey: TabKey = 'session.ended';

/**
 * Has a page that the browser cached whole, with a password typed in it perhaps, reload when it comes back after
 * somebody has signed out.
 */
export function reloadAfterSignOut(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    try {
      if (persisted && Number(sessionStorage.getItem(endedKey)) > performance.timeOrigin) location.reload();
    } catch {
      // Nobody knows where storage is forbidden.
    }
  });
}
