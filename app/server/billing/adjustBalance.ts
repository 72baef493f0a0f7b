import { randomUUID } from 'node:crypto';
import { balanceAfter, type Adjustment, type AdjustmentPurpose } from '@/domain/admin/adjustment';
import type { Money } from '@/domain/money/money';
import { largestSum } from '@/domain/money/moneySchema';
import { balanceOf } from '../ledger/balance';
import { customerAccount, type LedgerAccount } from '../ledger/ledger';
import { enqueueMail } from '../mail/mailJob';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Step } from './consequence';
import { postMoney } from './postMoney';

const accountOf: Readonly<Record<AdjustmentPurpose, LedgerAccount>> = {
  goodwill: 'goodwill',
  correction: 'corrections',
  writeOff: 'writtenOff',
};

/**
 * Adds money to or takes it from the balance of a locked customer, and notifies them. It is not revenue and has its own
 * ledger accounts.
 *
 * @returns the balance before and after
 * @throws Problem 409 `insufficientBalance` if the balance would become negative, `balanceTooLarge` if too large
 */
export async function adjustBalance(
  tx: Db,
  userId: string,
  adjustment: Adjustment,
  now: Date,
): Promise<Step<{ before: Money; after: Money }>> {
  const { direction, purpose, amount, note } = adjustment;
  const before = await balanceOf(tx, userId);
  const after = balanceAfter(before, adjustment);
  if (after < 0) throw refusal('insufficientBalance');
  if (after > largestSum) throw refusal('balanceTooLarge');
  const key = `adjustment:${randomUUID()}`;
  const credit = direction === 'credit' ? amount : 0 - amount;
  const woken = await postMoney(tx, {
    userId,
    key,
    at: now,
    entries: [
      { account: accountOf[purpose], amount: 0 - credit },
      { account: customerAccount(userId), amount: credit },
    ],
  });
  const about = { kind: 'balanceAdjusted', direction, amount, note } as const;
  await enqueueMail(tx, { userId, key, event: { ...about, balance: after }, now });
  return {
    value: { before, after },
    consequences: [{ kind: 'notify', userId, about, paymentId: null, received: null, now }, ...woken],
  };
}
