import { isCardMethod } from '@/domain/payment/method';
import { isCardExpired } from '@/domain/payment/savedCard';
import { todayOf } from '../settings/storedSettings';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import type { IssuedCard } from '../gateways/gateway';
import { wakeRenewals } from '../periods/wake';

/**
 * Saves the card of a payment once, under its customer's lock. It replaces an expired card for auto-renewal; otherwise
 * the customer chooses.
 */
export async function storeCard(
  tx: Db,
  { userId, gateway, method }: Pick<PaymentRow, 'userId' | 'gateway' | 'method'>,
  { token, brand, lastDigits, expires }: IssuedCard,
  now: Date,
): Promise<void> {
  // A payment from the balance names no card any more.
  if (gateway === null || !isCardMethod(method)) return;
  const added = await tx
    .insertInto('savedCard')
    .values({ userId, gateway, method, token, brand, lastDigits, expires, addedAt: now })
    .onConflict((conflict) => conflict.columns(['gateway', 'token']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const former = await tx
    .selectFrom('savedCard')
    .select('expires')
    .where('userId', '=', userId)
    .where('isForRenewal', '=', true)
    .executeTakeFirst();
  if (added && former && isCardExpired(former, await todayOf(tx, now)))
    await setForRenewal(tx, userId, { id: added.id, isOn: true }, now);
}

/** Selects the card for auto-renewal, or none. Waiting renewals are charged to a new one at once. */
export async function setForRenewal(
  tx: Db,
  userId: string,
  { id, isOn }: { id: number; isOn: boolean },
  now: Date,
): Promise<void> {
  const own = tx.updateTable('savedCard').where('userId', '=', userId);
  await own.set({ isForRenewal: false }).where('isForRenewal', '=', true).execute();
  if (!isOn) return;
  await own.set({ isForRenewal: true }).where('id', '=', id).execute();
  await wakeRenewals(tx, userId, `card:${id}:${now.toISOString()}`, now);
}
