import type { CartEntry } from '../cart/entry';

/*
 * Competing payments (D27): a cart entry is paid once, however many tabs have started a payment.
 *
 * 1. The first payment that is paid delivers it.
 * 2. All other open payments with any of the same entries are then cancelled: held balance is released, and money that
 * a bank reports later is credited to the balance, with a notification.
 * 3. A new payment for something already paid is refused.
 */

/** Whether two payments share any entry. */
export function isSameThing(one: readonly CartEntry[] | null, other: readonly CartEntry[] | null): boolean {
  const ids = new Set((one ?? []).map(({ id }) => id));
  return (other ?? []).some(({ id }) => ids.has(id));
}
