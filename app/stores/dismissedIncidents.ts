import { storedIds, storeIds } from './storedIds';

const key = 'incidents.dismissed';
/** Maximum number of stored ids; older announcements are over by then. */
const capacity = 50;

/** Returns the ids of announcements hidden on this device. */
export const dismissedIncidents = (): readonly number[] => storedIds(key).map(Number);

/** Hides an announcement on this device. */
export function dismissIncident(id: number): void {
  storeIds(key, [String(id)], capacity);
}
