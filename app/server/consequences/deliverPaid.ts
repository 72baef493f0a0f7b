import type { CartEntry } from '@/domain/cart/entry';
import { kopecks } from '@/domain/money/money';
import { fulfilmentOf } from '@/domain/payment/settlement';
import type { Actor, Consequence } from '../billing/consequence';
import type { PaymentRow } from '../billing/rows';
import { cartOf, storeCart } from '../cart/store';
import type { Db } from '../db/database';
import { deliverOptions } from '../fulfilment/change';
import { deliver } from '../fulfilment/deliver';

/** Removes paid entries from the account's cart, wherever they were paid from. */
async function takeFromCart(tx: Db, userId: string, entries: readonly CartEntry[]): Promise<void> {
  const cart = await cartOf(tx, userId);
  const left = cart.filter(({ id }) => !entries.some((entry) => entry.id === id));
  if (left.length < cart.length) await storeCart(tx, userId, left);
}

/** Delivers the entries or the options of a payment, and cancels the open payments that compete with it. */
export async function deliverPaid(
  tx: Db,
  { payment: row, actor, now }: { readonly payment: PaymentRow; readonly actor: Actor; readonly now: Date },
): Promise<readonly Consequence[]> {
  const { id, userId, options } = row;
  const payment = { id, amount: kopecks(row.amount), pricedAt: row.pricedAt };
  const fulfilment = fulfilmentOf(row.entries);
  const cancelCompeting = { kind: 'cancelCompeting', payment: row, now } as const;
  if (fulfilment?.kind === 'deliver') {
    const { entries } = fulfilment;
    const consequences = await deliver(tx, { userId, entries, now, actor, payment });
    await takeFromCart(tx, userId, entries);
    return [...consequences, cancelCompeting];
  }
  if (!options) return [cancelCompeting];
  return [...(await deliverOptions(tx, { userId, awaited: options, now, payment })), cancelCompeting];
}
