import type { Gateways } from '../gateways/gateway';
import { NonRetryableError, type JobHandler } from '../jobs/handler';
import { endRefund } from './endRefund';

/**
 * Requests a refund from a gateway until it answers; retries use the same key. A failed one stays in the ledger as
 * `returning` and among the failed jobs, where an administrator can retry it.
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
      const { reference, fiscalReceipt: receipt } = row;
      await gateway.refund({ reference, key: `refund-${id}`, amount, receipt });
      return { apply: (tx, publish) => endRefund(tx, id, now, publish) };
    },
  };
}
