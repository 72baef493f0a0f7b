import type { Gateways } from '../gateways/gateway';
import { NonRetryableError, type JobHandler } from '../jobs/handler';
import { endRefund } from './endRefund';

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
        throw new NonRetryableError(`This server has no gateway ${row.gateway}`);
      const amount = row.sent ?? ({ currency: 'RUB', minor: row.amount } as const);
      await gateway.refund({ reference: row.reference, key: `refund-${id}`, amount });
      return { apply: (tx, publish) => endRefund(tx, id, now, publish) };
    },
  };
}
