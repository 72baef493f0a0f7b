import { lockCustomer } from '../customers/lock';
import { receive } from '../consequences/money';
import { endUnpaid } from '../consequences/money';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { isOpen } from '@/domain/payment/paymentState';
import { storeCard } from '../savedCards/store';
import type { GatewayStatus } from '../gateways/gateway';

/** Change topics of an account that the end of a payment affects. */
const topics = ['account', 'payments', 'notifications', 'servers', 'cart'] as const;

type Parts = Pick<Deps, 'db' | 'changes' | 'log'> & Partial<Pick<Deps, 'metrics'>>;

/** How a payment ended at its gateway, as the metric counts it; `error`: the gateway could not be used. */
export type GatewayResult = 'paid' | 'declined' | 'expired' | 'error';

/** Counts the end of a payment at its gateway, and logs one that failed: neither names a person. */
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
 * Acts on a payment as it is now, its customer locked before it, in one transaction; its tabs are told afterwards. Nothing happens
 * to one whose account has been deleted.
 *
 * @returns what the act gives, or null where there is nothing to act on
 */
export async function withPayment<Value>(
  { db, changes }: Parts,
  { id, userId }: Pick<PaymentRow, 'id' | 'userId'>,
  act: (tx: Db, row: PaymentRow) => Promise<Value>,
): Promise<Value | null> {
  const changed = [{ userId, topics }];
  const value = await db.transaction().execute(async (tx) => {
    const customer = await tx
      .selectFrom('customer')
      .select('userId')
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!customer) return null;
    await lockCustomer(tx, userId);
    const row = await tx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const done = await act(tx, row);
    await changes.announce(tx, changed);
    return done;
  });
  changes.committed(changed);
  return value;
}

/**
 * Makes what a gateway says of a payment true here; what it said before changes nothing.
 *
 * @returns false where it took another amount than it was to: then nothing is believed, and the log says so
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

/** The payment that a gateway has under this name. */
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
