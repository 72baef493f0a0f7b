import { storedIds, storeIds } from './storedIds';

const key = 'incidents.dismissed';
/** Older ones are over by then. */
const capacity = 50;

/** Numbers of the announcements that were hidden on this device. */
export const dismissedIncidents = (): readonly number[] => storedIds(key).map(Number);

/** Hides an announcement on this device. */
export function dismissIncident(id: number): void {
  storeIds(key, [String(id)], capacity);
}
