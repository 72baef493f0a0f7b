import { storedIds } from './storedIds';

const key = 'servers.hidden';

/** Returns the columns of the server list that are hidden on this device, like its other settings. */
export const hiddenColumns = (): readonly string[] => storedIds(key);

/** Replaces the hidden columns of this device. */
export function storeHiddenColumns(columns: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(columns));
  } catch {
    // Not stored: the choice holds until the page is left.
  }
}
