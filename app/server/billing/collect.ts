import { randomUUID } from 'node:crypto';
import type { CartEntry } from '@/domain/cart/entry';
import type { Money } from '@/domain/money/money';
import type { AwaitedOptions } from '@/domain/servers/awaitedTariff';
import { billFor, coversAmount } from '@/domain/payment/settlement';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { balanceOf } from '../ledger/balance';
import { book, customerAccount } from '../ledger/ledger';
import type { Step } from './consequence';
import { addPayment } from './payments';
import { payerFor } from '../payers/payers';

export interface Charge {
  readonly userId: string;
  readonly amount: Money;
  readonly now: Date;
  /** Reason for the charge in the ledger: `tariff:1024`. */
  readonly reason: string;
  /** Entries delivered when a bill for it is paid. If it is paid at once, the caller delivers. */
  readonly entries?: readonly CartEntry[];
  /** Options delivered when a bill for it is paid (D38). */
  readonly options?: AwaitedOptions;
}

/**
 * Charges the balance; if it is too low, creates a bill with a notification (D28). The caller announces `account`,
 * `payments` and `notifications`.
 */
export async function collect(
  tx: Db,
  { userId, amount, now, reason, entries, options }: Charge,
): Promise<Step<'paid' | 'billed'>> {
  await lockCustomer(tx, userId);
  if (amount === 0) return { value: 'paid', consequences: [] };
  if (coversAmount(await balanceOf(tx, userId), amount)) {
    await book(tx, {
      userId,
      // The call's idempotency key prevents duplicates; this key only has to be unique.
      key: `${reason}:${randomUUID()}`,
      at: now,
      from: customerAccount(userId),
      to: 'revenue',
      amount,
    });
    return { value: 'paid', consequences: [] };
  }
  const bill = billFor(amount, [await payerFor(tx, userId)]);
  const { consequences } = await addPayment(tx, {
    userId,
    payment: bill,
    entries: entries ?? null,
    ...(options && { options }),
    promo: null,
    reason,
    now,
  });
  return { value: 'billed', consequences };
}
