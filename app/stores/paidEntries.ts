import { storedIds, storeIds } from './storedIds';

const key = 'payment.paid';
const capacity = 100;

/** Whether an entry of the cart has been paid for on this device, in this tab or in another. */
export function isPaid(entryId: string): boolean {
  return storedIds(key).includes(entryId);
}

/** Remembers what has been paid for: another tab may still be about to pay for it. */
export function rememberPaid(entryIds: readonly string[]): void {
  storeIds(key, entryIds, capacity);
}
