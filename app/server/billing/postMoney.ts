import type { Db } from '../db/database';
import { creditOf, post, type Posting } from '../ledger/ledger';
import type { Consequence } from './consequence';

/** Posts entries of a customer as `post` does; a credit to the balance wakes the renewals that wait for money (D29). */
export async function postMoney(
  tx: Db,
  posting: Posting & { readonly userId: string },
): Promise<readonly Consequence[]> {
  const isBooked = await post(tx, posting);
  if (!isBooked || creditOf(posting) <= 0) return [];
  const { userId, key: cause, at: now } = posting;
  return [{ kind: 'wakeRenewals', userId, cause, now }];
}
