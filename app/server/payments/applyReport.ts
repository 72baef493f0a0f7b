import type { Change } from '../changes';
import { lockOwner } from '../customers/lock';
import { receive } from '../consequences/money';
import { endUnpaid } from '../consequences/money';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { isOpen } from '@/domain/payment/paymentState';
import { storeCard } from '../savedCards/store';
import type { GatewayStatus } from '../gateways/gateway';

/** Topics of an account that the end of a payment changes. */
const topics = ['account', 'payments', 'notifications', 'servers', 'cart'] as const;

type Parts = Pick<Deps, 'db' | 'changes' | 'log'> & Partial<Pick<Deps, 'metrics'>>;

/** Result of a payment at its gateway for the metric; `error`: the gateway was unavailable. */
export type GatewayResult = 'paid' | 'declined' | 'expired' | 'error';

/** Counts a payment's result, and logs a failed one, without naming a person. */
export function recordResult(
  { log, metrics }: Omit<Parts, 'db' | 'changes'>,
  { id, userId, gateway }: Pick<PaymentRow, 'id' | 'userId' | 'gateway'>,
  result: GatewayResult,
  reason?: string,
): void {
  metrics?.counted.payment(gateway ?? 'none', result);
  if (result !== 'paid')
    log.warn('paymentFailed', { payment: id, account: userId, gateway: gateway ?? 'none', result, reason });
}

/**
 * Runs work on a payment with its customer locked, in one transaction, and notifies tabs afterwards. Does nothing for a
 * deleted account; a merge does not lose the payment.
 *
 * @returns the work's result, or null if there was no payment
 */
export async function withPayment<Value>(
  { db, changes }: Parts,
  { id }: Pick<PaymentRow, 'id'>,
  act: (tx: Db, row: PaymentRow) => Promise<Value>,
): Promise<Value | null> {
  const changed: Change[] = [];
  const value = await transact(db, async (tx) => {
    const owner = tx.selectFrom('payment').select('userId').where('id', '=', id);
    const userId = await lockOwner(tx, async () => (await owner.executeTakeFirst())?.userId);
    if (userId === null) return null;
    const row = await tx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const done = await act(tx, row);
    changed.splice(0, changed.length, { userId, topics });
    await changes.announce(tx, changed);
    return done;
  });
  changes.committed(changed);
  return value;
}

/**
 * Applies a gateway's report to a payment; idempotent.
 *
 * @returns false if the amount differs: the report is then ignored and logged
 */
export async function applyReport(
  deps: Parts,
  found: Pick<PaymentRow, 'id' | 'userId'>,
  report: GatewayStatus,
  now: Date,
): Promise<boolean> {
  if (report.status === 'waiting') return true;
  const outcome = await withPayment(deps, found, async (tx, row) => {
    const ended = isOpen(row.state) ? row : null;
    if (report.status === 'declined') {
      if (ended) await endUnpaid(tx, ended, { to: 'failed', reason: report.reason }, now);
      return { isTrue: true, ended };
    }
    const { due } = row;
    if (due?.currency !== report.amount.currency || due.minor !== report.amount.minor)
      return { isTrue: false, ended: null };
    await receive(tx, row, now);
    if (row.savesCard && report.card) await storeCard(tx, row, report.card, now);
    return { isTrue: true, ended };
  });
  if (outcome?.isTrue === false)
    deps.log.error(new Error(`The gateway took another amount for payment ${found.id} than is due`));
  if (outcome?.ended)
    recordResult(
      deps,
      outcome.ended,
      report.status,
      report.status === 'declined' ? report.reason : undefined,
    );
  return outcome?.isTrue !== false;
}

/** Finds the payment with a gateway's reference. */
export async function paymentOfReference(
  db: Db,
  gateway: string,
  reference: string,
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}
