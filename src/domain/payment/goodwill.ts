import { kopecks, type Money } from '../money/money';

/** A posting on a customer's balance. */
export interface BalancePosting {
  /** Kopecks; negative for a debit. */
  readonly amount: number;
  /** `goodwill` is a credit or debit by staff, `hold` the part of an unpaid bill and its return. */
  readonly kind: 'goodwill' | 'hold' | 'other';
}

/**
 * Returns the goodwill that is left on a balance, of all its postings, oldest first. Purchases use it before paid
 * money, a cancelled bill returns it, and it never leaves as cash.
 */
export function goodwillLeft(postings: readonly BalancePosting[]): Money {
  let [left, held] = [0, 0];
  for (const { amount, kind } of postings)
    if (kind === 'goodwill') left = Math.max(0, left + amount);
    else if (amount < 0) {
      const used = Math.min(left, -amount);
      left -= used;
      if (kind === 'hold') held += used;
    } else if (kind === 'hold') {
      const returned = Math.min(held, amount);
      held -= returned;
      left += returned;
    }
  return kopecks(left);
}
