import { lockCustomer } from '../accounts/lock';
import { endUnpaid, receive } from '../billing/payments';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { isOpen } from '@/domain/payment/paymentState';
import type { GatewayStatus } from './gateway';

/** What of an account a payment's end changes. */
const topics = ['account', 'payments', 'notifications', 'servers', 'cart'] as const;

type Parts = Pick<Deps, 'db' | 'changes' | 'log'>;

/**
 * Acts on a payment as it is now, its customer locked before it, in one transaction; its tabs are told afterwards. Nothing happens
 * to one whose account has been deleted.
 */
export async function withPayment(
  { db, changes }: Parts,
  { id, userId }: Pick<PaymentRow, 'id' | 'userId'>,
  act: (tx: Db, row: PaymentRow) => Promise<void>,
): Promise<void> {
  const changed = [{ userId, topics }];
  await db.transaction().execute(async (tx) => {
    const customer = await tx
      .selectFrom('customer')
      .select('userId')
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!customer) return;
    await lockCustomer(tx, userId);
    const row = await tx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    await act(tx, row);
    await changes.announce(tx, changed);
  });
  changes.committed(changed);
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
  let isTrue = true;
  await withPayment(deps, found, async (tx, row) => {
    if (report.status === 'declined') {
      if (isOpen(row.state)) await endUnpaid(tx, row, { to: 'failed', reason: report.reason }, now);
      return;
    }
    const { due } = row;
    isTrue = due?.currency === report.amount.currency && due.minor === report.amount.minor;
    if (isTrue) await receive(tx, row, now);
  });
  if (!isTrue) deps.log.error(new Error(`The gateway took another amount for payment ${found.id} than is due`));
  return isTrue;
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
