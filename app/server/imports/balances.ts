import { balanceOf } from '../ledger/balance';
import { customerAccount } from '../ledger/ledger';
import { largestSum } from '@/domain/money/moneySchema';
import { postImportedBalance } from '../consequences/money';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { importedAmount } from './amounts';
import type { ImportLine } from './columns';
import { Refused } from './refused';

/** Adds the balance of the old system to the customer's. It comes from the account `imported`: it is no revenue. */
export async function importBalance(
  tx: Db,
  { cell }: ImportLine<'balances'>,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const amount = importedAmount('amount', cell('amount'), cell('currency'));
  if (amount === 0) throw new Refused('The balance is empty: there is nothing to import.');
  await lockCustomer(tx, userId);
  if ((await balanceOf(tx, userId)) + amount > largestSum) throw new Refused('The balance is too large.');
  await postImportedBalance(tx, {
    userId,
    key: 'imported',
    at: now,
    entries: [
      { account: 'imported', amount: 0 - amount },
      { account: customerAccount(userId), amount },
    ],
  });
}
