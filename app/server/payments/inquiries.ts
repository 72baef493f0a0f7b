import { inquiryPause } from '@/domain/payment/inquiry';
import { isOpen } from '@/domain/payment/paymentState';
import { endUnpaid } from '../consequences/money';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { applyReport, recordResult, withPayment } from './applyReport';
import { chargeByToken } from './chargeByToken';
import type { GatewayStatus } from '../gateways/gateway';

type Parts = Pick<Deps, 'db' | 'changes' | 'log' | 'gateways' | 'publicUrl'> & Partial<Pick<Deps, 'metrics'>>;

/** Payments per run; the next run continues. */
const batch = 50;

/** Returns the gateway's status of a payment; null if the gateway is unknown or unreachable. */
async function answerOf(deps: Parts, row: PaymentRow, now: Date): Promise<GatewayStatus | null> {
  const { gateways, log } = deps;
  const gateway = gateways.get(row.gateway ?? '');
  if (gateway?.kind !== 'hosted') return null;
  try {
    // The bank may have received the charge already; it charges nothing twice.
    if (row.reference === null) return await chargeByToken(deps, row, now);
    return await gateway.status(row.reference);
  } catch (error) {
    log.error(error);
    recordResult(deps, row, 'error');
    return null;
  }
}

/** Stops polling: the gateway's status is final. */
async function stopInquiring(db: Db, { id }: PaymentRow): Promise<void> {
  await db.updateTable('payment').set({ inquireAt: null }).where('id', '=', id).execute();
}

async function inquire(deps: Parts, row: PaymentRow, now: Date): Promise<void> {
  const answer = await answerOf(deps, row, now);
  const isReported =
    answer !== null && answer.status !== 'waiting' && (await applyReport(deps, row, answer, now));
  if (isReported) return stopInquiring(deps.db, row);
  // A payment that never reached its gateway, or is unpaid there, ends when it expires.
  const isOver = row.expiresAt !== null && now >= row.expiresAt;
  const isUnknownThere = row.reference === null && row.cardToken === null;
  if (isOver && (answer?.status === 'waiting' || isUnknownThere)) {
    const isExpired = await withPayment(deps, row, async (tx, found) => {
      if (found.reference !== row.reference) return false;
      if (!isOpen(found.state)) {
        await stopInquiring(tx, found);
        return false;
      }
      await endUnpaid(tx, found, { to: 'expired' }, now);
      return true;
    });
    if (isExpired) recordResult(deps, row, 'expired');
    return;
  }
  await deps.db
    .updateTable('payment')
    .set({ inquireAt: new Date(now.getTime() + inquiryPause(row.inquiries)), inquiries: row.inquiries + 1 })
    .where('id', '=', row.id)
    .where('inquireAt', 'is not', null)
    .execute();
}

/**
 * Polls the gateways for open payments at growing intervals, and ends expired ones. Concurrent instances get the same
 * results.
 */
export async function sweepPayments(deps: Parts, now: Date): Promise<void> {
  const rows = await deps.db
    .selectFrom('payment')
    .selectAll()
    .where('inquireAt', '<=', now)
    .orderBy('inquireAt')
    .limit(batch)
    .execute();
  for (const row of rows) await inquire(deps, row, now);
}
