import type { Db } from '../db/database';
import { creditOf, post, type Posting } from '../ledger/ledger';
import type { Consequence } from './consequence';

/** Posts a customer's entries like `post`; a credit to the balance triggers waiting renewals (D29). */
export async function postMoney(
  tx: Db,
  posting: Posting & { readonly userId: string },
): Promise<readonly Consequence[]> {
  const isBooked = await post(tx, posting);
  if (!isBooked || creditOf(posting) <= 0) return [];
  const { userId, key: cause, at: now } = posting;
  return [{ kind: 'wakeRenewals', userId, cause, now }];
}
