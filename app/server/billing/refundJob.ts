import { kopecks } from '@/domain/money';
import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';
import { HopelessJob, type JobHandler, type Tell } from '../jobs/handler';
import { post } from './ledger';
import { mailRefund, notifyRefund } from './tellRefund';

/** The gateway has sent the money: books it as gone, once, and tells the customer (D31). */
async function end(tx: Db, id: number, now: Date, tell: Tell): Promise<void> {
  const ended = await tx
    .updateTable('refund')
    .set({ endedAt: now })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!ended) return;
  const { userId, gateway, target, paymentId, reason } = ended;
  const amount = kopecks(ended.amount);
  await post(tx, {
    userId,
    key: `refund:${id}:sent`,
    at: now,
    entries: [
      { account: 'returning', amount: 0 - amount },
      { account: `clearing:${gateway ?? ''}`, amount },
    ],
  });
  if (userId === null) return;
  await notifyRefund(tx, userId, { amount, target }, now);
  await mailRefund(tx, { id, userId, paymentId, amount, target, reason }, now);
  tell(userId, 'payments', 'notifications');
}

/**
 * Has a gateway give money back, until it has answered: sent again after a failure or a crash, it has the same key. What is given up
 * stays in the books as `returning`, and among the failed jobs, where an administrator starts it again.
 */
export function refundHandler(gateways: Gateways): JobHandler<'refund'> {
  return {
    async run({ refundId: id }, { db, now }) {
      const row = await db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row || row.endedAt) return {};
      const gateway = gateways.get(row.gateway ?? '');
      if (gateway?.kind !== 'hosted' || row.reference === null)
        throw new HopelessJob(`This server has no gateway ${row.gateway}`);
      const amount = { currency: 'RUB', minor: row.amount } as const;
      await gateway.refund({ reference: row.reference, key: `refund-${id}`, amount });
      return { apply: (tx, tell) => end(tx, id, now, tell) };
    },
  };
}
