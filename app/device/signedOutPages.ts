import type { TabKey } from './storedKeys';

/** Key of the last sign-out in this tab, which has a new value after each. */
export const endedKey: TabKey = 'session.ended';

function lastSignOut(): string | null {
  try {
    return sessionStorage.getItem(endedKey);
  } catch {
    // Storage is forbidden: unknown.
    return null;
  }
}

/**
 * Reloads a page from the browser's back/forward cache if somebody signed out since, because it may contain their
 * input.
 */
export function reloadAfterSignOut(): void {
  const before = lastSignOut();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && lastSignOut() !== before) location.reload();
  });
}
