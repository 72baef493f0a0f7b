import { storedIds, storeIds } from './storedIds';

const key = 'palette.recent';
const capacity = 8;

/** Returns the choices made in the palette on this device, newest first. */
export function recentChoices(): readonly string[] {
  return [...new Set(storedIds(key))].slice(0, capacity);
}

/** Stores a choice as the newest. Only ids, because names of servers must not be left on the device. */
export function rememberChoice(id: string): void {
  storeIds(key, [id], capacity);
}
