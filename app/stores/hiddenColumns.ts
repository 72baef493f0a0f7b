import type { ListKey } from '@app/device/storedKeys';

const key: ListKey = 'servers.hidden';

/**
 * Returns the columns of the server list that are hidden on this device, like its other settings. Checked here, because
 * the list loads before the other stored ids.
 */
export function hiddenColumns(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Replaces the hidden columns of this device. */
export function storeHiddenColumns(columns: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(columns));
  } catch {
    // Not stored: the choice holds until the page is left.
  }
}
