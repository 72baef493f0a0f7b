import { kopecks, type Money } from '@/domain/money/money';

/** The balance of a deleted account: refunded to its sources as far as possible, or written off. */
export const balanceChoices = ['return', 'writeOff'] as const;
export type BalanceChoice = (typeof balanceChoices)[number];

/** Sums that settle an account before it is deleted (D45). */
export interface AccountSettlement {
  /** Open bills, which the deletion cancels. */
  bills: { count: number; sum: Money };
  /** Part of those bills that is held on the balance; it returns to the balance. */
  reserved: Money;
  /** Servers that are cancelled, their refund by policy, and the part refunded directly to payment methods. */
  servers: { count: number; refund: Money; byMethod: Money };
  /** Balance after all of these. */
  balance: Money;
  /** Part of the balance that can be refunded to its sources. */
  returnable: Money;
}

/** Sum that the settlement moves. It changes when any figure changes that the decision depends on. */
export const settledSum = ({ servers, balance }: Pick<AccountSettlement, 'servers' | 'balance'>): Money =>
  kopecks(servers.byMethod + balance);

/** Splits the balance into the refunded and the written-off part. */
export function balanceParts(
  { balance, returnable }: Pick<AccountSettlement, 'balance' | 'returnable'>,
  choice: BalanceChoice,
): { returned: Money; writtenOff: Money } {
  const returned = choice === 'return' ? returnable : kopecks(0);
  return { returned, writtenOff: kopecks(balance - returned) };
}
