import { kopecks, type Money } from '@/domain/money/money';
import type { Db } from '../db/database';
import { customerAccount, sumOf, sumsOf } from './ledger';

/** Returns the amount that an account may spend: the sum of its entries (D27). */
export function balanceOf(db: Db, userId: string): Promise<Money> {
  return sumOf(db, customerAccount(userId));
}

/** The balance of each of these accounts, by its id. */
export async function balancesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  const sums = await sumsOf(db, userIds.map(customerAccount));
  return new Map(userIds.map((userId) => [userId, sums.get(customerAccount(userId)) ?? kopecks(0)]));
}
