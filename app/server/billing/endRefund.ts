import { kopecks } from '@/domain/money/money';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import type { Publish } from '../jobs/handler';
import { post } from '../ledger/ledger';
import { mailRefund, notifyRefund } from './notifyRefund';

/**
 * Books a refund as sent, once, and notifies the customer (D31). Called when a gateway or administrator has sent it.
 */
export async function endRefund(tx: Db, id: number, now: Date, publish: Publish): Promise<void> {
  const ended = await tx
    .updateTable('refund')
    .set({ endedAt: now })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!ended) return;
  const { userId, gateway, recipient, target, paymentId, reason } = ended;
  const amount = kopecks(ended.amount);
  await post(tx, {
    userId,
    key: `refund:${id}:sent`,
    at: now,
    entries: [
      { account: 'returning', amount: 0 - amount },
      // It leaves through the account that it came in by.
      { account: gateway === null ? 'incoming' : `clearing:${gateway}`, amount },
    ],
  });
  if (userId === null) return;
  if (recipient !== null)
    await enqueue(tx, [
      { kind: 'refundPaper', key: `refundPaper:${id}`, payload: { refundId: id }, runAt: now },
    ]);
  await notifyRefund(tx, userId, { amount, target }, now);
  await mailRefund(tx, { id, userId, paymentId, amount, target, reason }, now);
  publish(userId, 'payments', 'notifications');
}
