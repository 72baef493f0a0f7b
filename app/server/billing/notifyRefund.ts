import type { Money } from '@/domain/money/money';
import type { RefundReason, RefundTarget } from '@/domain/payment/refund';
import { paymentNumber } from '@/domain/payment/payment';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';

/** Adds a notification about a refund, unless the account has turned it off (D31). */
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
 * Queues a mail about an administrator's refund, in the transaction that books it. Other refunds are part of the mail
 * about their cause.
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
  const event = { kind: 'refunded', number: paymentNumber(paymentId), amount, target } as const;
  await enqueueMail(tx, { userId, key: `refunded:${id}`, event, now });
}
