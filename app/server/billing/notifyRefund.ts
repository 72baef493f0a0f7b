import type { Money } from '@/domain/money/money';
import type { RefundReason, RefundTarget } from '@/domain/payment/refund';
import { paymentNumber } from '@/domain/payment/payment';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';

/** Tells in the portal that money was given back, unless the account does not want that (D31). */
export async function notifyRefund(
  tx: Db,
  userId: string,
  { amount, target }: { amount: Money; target: RefundTarget },
  now: Date,
): Promise<void> {
  const { choices } = await noticesOf(tx, userId);
  if (choices.refund.portal)
    await notify(tx, { userId, at: now, about: { kind: 'refunded', amount, target } });
}

/**
 * Has a mail tell of what an administrator gave back, in the transaction that books it as given. What follows from something that
 * the customer did, or from a failure, is told of with that.
 */
export async function mailRefund(
  tx: Db,
  refund: {
    id: number;
    userId: string;
    paymentId: number | null;
    amount: Money;
    target: RefundTarget;
    reason: RefundReason;
  },
  now: Date,
): Promise<void> {
  const { id, userId, paymentId, amount, target, reason } = refund;
  if (reason !== 'decided' || paymentId === null) return;
  const news = { kind: 'refunded', number: paymentNumber(paymentId), amount, target } as const;
  await enqueueMail(tx, { userId, key: `refunded:${id}`, news, now });
}
