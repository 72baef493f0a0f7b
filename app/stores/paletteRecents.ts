import { storedIds, storeIds } from './storedIds';

const key = 'palette.recent';
const capacity = 8;

/** Returns the choices made in the palette on this device, newest first. */
export function recentChoices(): readonly string[] {
  return [...new Set(storedIds(key))].slice(0, capacity);
}

/** Remembers a choice before the others. Ids only: names of servers are not left on the device. */
export function rememberChoice(id: string): void {
  storeIds(key, [id], capacity);
}
