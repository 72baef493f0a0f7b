import { storedIds, storeIds } from './storedIds';

const key = 'payment.paid';
const capacity = 100;

/** Whether a cart entry was paid for on this device, in any tab. */
export function isPaid(entryId: string): boolean {
  return storedIds(key).includes(entryId);
}

/** Stores paid entries, because another tab may be about to pay for them. */
export function rememberPaid(entryIds: readonly string[]): void {
  storeIds(key, entryIds, capacity);
}
