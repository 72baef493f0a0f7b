import { kopecks, type Money } from '@/domain/money/money';
import type { Db } from '../db/database';
import { customerAccount, sumOf, sumsOf } from './ledger';

/** Returns an account's balance: the sum of its entries (D27). */
export function balanceOf(db: Db, userId: string): Promise<Money> {
  return sumOf(db, customerAccount(userId));
}

/** Returns the balances of these accounts by id. */
export async function balancesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  const sums = await sumsOf(db, userIds.map(customerAccount));
  return new Map(userIds.map((userId) => [userId, sums.get(customerAccount(userId)) ?? kopecks(0)]));
}
