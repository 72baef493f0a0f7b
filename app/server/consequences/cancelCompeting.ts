import { customerProblem } from '@/domain/cart/promo';
import { paymentNumber } from '@/domain/payment/payment';
import type { Consequence } from '../billing/consequence';
import { endUnpaid } from '../billing/endUnpaid';
import { competingPayments, openWithPromo } from '../billing/openPayments';
import type { PaymentRow } from '../billing/rows';
import { promoNamed } from '../catalog/read';
import type { Db } from '../db/database';
import { notify } from '../notifications/notify';

/** Cancels open payments whose promo code the customer can no longer use (D46), with a notification each. */
async function cancelWithUsedPromo(
  tx: Db,
  { id, userId }: PaymentRow,
  now: Date,
): Promise<readonly Consequence[]> {
  const all: Consequence[] = [];
  for (const competing of await openWithPromo(tx, userId, id)) {
    const { promo } = competing;
    const code = promo === null ? null : await promoNamed(tx, promo, userId);
    if (promo === null || !code || !customerProblem(code)) continue;
    const { consequences } = await endUnpaid(tx, competing, { to: 'canceled' }, now);
    all.push(...consequences);
    const about = { kind: 'promoUsed', number: paymentNumber(competing.id), promo } as const;
    await notify(tx, { userId, at: now, about });
  }
  return all;
}

/** An entry is bought once (sameEntries.ts), and a price is valid while its server is unchanged (D39). */
export async function cancelCompeting(tx: Db, paid: PaymentRow, now: Date): Promise<readonly Consequence[]> {
  const all: Consequence[] = [];
  for (const { row, isSameThing } of await competingPayments(tx, paid)) {
    const reason = isSameThing ? {} : { reason: 'priceChanged' as const };
    const { consequences } = await endUnpaid(tx, row, { to: 'canceled', ...reason }, now);
    all.push(...consequences);
  }
  return [...all, ...(await cancelWithUsedPromo(tx, paid, now))];
}
