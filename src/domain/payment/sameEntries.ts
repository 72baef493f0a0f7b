import type { CartEntry } from '../cart/entry';

/*
 * Two payments for the same thing (D27): an entry of the cart is paid for once, however many tabs have taken it to a bank.
 *
 * 1. The first payment that is paid delivers it.
 * 2. From then on every other payment that waits for money for any of the same entries is over: what was held for it is given
 *    back, and money that a bank still reports for it goes to the balance, with a notice.
 * 3. A payment that is to begin for something that is paid for already is refused.
 */

/** Whether two payments are for any of the same entries. */
export function isSameThing(one: readonly CartEntry[] | null, other: readonly CartEntry[] | null): boolean {
  const ids = new Set((one ?? []).map(({ id }) => id));
  return (other ?? []).some(({ id }) => ids.has(id));
}
