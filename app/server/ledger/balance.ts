import type { Money } from '@/domain/money';
import type { Db } from '../db/database';
import { customerAccount, sumOf } from './ledger';

/** What an account may spend: the sum of its entries (D27). */
export function balanceOf(db: Db, userId: string): Promise<Money> {
  return sumOf(db, customerAccount(userId));
}
