import { isOpen } from '@/domain/payment/paymentState';
import type { Deps } from '../deps';
import { withPayment } from './applyReport';
import { endUnpaid } from '../consequences/money';

/** Bills per run; the next run continues. */
const batch = 200;

/**
 * Ends unpaid bills for transfers after their time (D42); payments at a bank end by the bank's report. Concurrent
 * instances end each bill once.
 *
 * @returns the number of ended bills
 */
export async function expireBills(deps: Pick<Deps, 'db' | 'changes' | 'log'>, now: Date): Promise<number> {
  const rows = await deps.db
    .selectFrom('payment')
    .select(['id', 'userId'])
    .where('status', '=', 'Pending')
    .where('due', 'is', null)
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(batch)
    .execute();
  let ended = 0;
  for (const row of rows) {
    const isEnded = await withPayment(deps, row, async (tx, found) => {
      const isOver = found.due === null && found.expiresAt !== null && found.expiresAt <= now;
      if (!isOver || !isOpen(found.state)) return false;
      await endUnpaid(tx, found, { to: 'expired' }, now);
      return true;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}
