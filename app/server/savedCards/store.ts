import { dayOf } from '@/domain/dates';
import { isCardExpired } from '@/domain/payment/savedCard';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import type { IssuedCard } from '../gateways/gateway';

/**
 * Saves the card that a payment was paid with, once, under its customer's lock. It takes the place of a card for auto-renewal that has
 * expired; else the customer says which card is for that.
 */
export async function storeCard(
  tx: Db,
  { userId, gateway, method }: Pick<PaymentRow, 'userId' | 'gateway' | 'method'>,
  { token, brand, lastDigits, expires }: IssuedCard,
  now: Date,
): Promise<void> {
  if (gateway === null) return;
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
  if (added && former && isCardExpired(former, dayOf(now))) await setForRenewal(tx, userId, added.id, true);
}

/** Makes a card the one for auto-renewal, or no card. */
export async function setForRenewal(tx: Db, userId: string, id: number, isOn: boolean): Promise<void> {
  const own = tx.updateTable('savedCard').where('userId', '=', userId);
  await own.set({ isForRenewal: false }).where('isForRenewal', '=', true).execute();
  if (isOn) await own.set({ isForRenewal: true }).where('id', '=', id).execute();
}
