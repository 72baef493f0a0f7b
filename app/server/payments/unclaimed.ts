import { toRubles } from '@/domain/payment/currency';
import { post } from '../ledger/ledger';
import { ratesOf } from '../catalog/rates';
import type { Db } from '../db/database';
import type { GatewayReport } from '../gateways/gateway';

/**
 * Books money that a gateway took for a payment of a deleted account, once (D27). There is no balance for it and it is
 * not ours, so nothing is delivered; it is booked as `unclaimed`. The portal does not list or return it.
 *
 * @returns whether such a payment exists
 */
export async function receiveUnclaimed(
  db: Db,
  gateway: string,
  { reference, report }: GatewayReport,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('formerPayment')
      .select(['id', 'receivedAt'])
      .where('gateway', '=', gateway)
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    if (report.status !== 'paid' || found.receivedAt !== null) return true;
    await tx.updateTable('formerPayment').set({ receivedAt: now }).where('id', '=', found.id).execute();
    const amount = toRubles(report.amount, await ratesOf(tx));
    await post(tx, {
      userId: null,
      key: `payment:${found.id}:unclaimed`,
      at: now,
      entries: [
        { account: `clearing:${gateway}`, amount: 0 - amount },
        { account: 'unclaimed', amount },
      ],
    });
    return true;
  });
}
