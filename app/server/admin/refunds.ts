import { canSend, type AdminRefund } from '@/domain/admin/refund';
import type { IsoDateTime } from '@/domain/dates';
import { kopecks } from '@/domain/money';
import { paymentNumber } from '@/domain/payment/payment';
import type { Selectable } from 'kysely';
import { lockCustomerIfThere } from '../customers/lock';
import { cancelRefund } from '../consequences/money';
import { endRefund } from '../billing/endRefund';
import { refundState } from '../billing/refundState';
import type { RefundTable } from '../billing/tables';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Tell } from '../jobs/handler';
import type { Page } from '../paging/page';

function toAdminRefund(row: Selectable<RefundTable>): AdminRefund {
  const { id, userId, email, paymentId, amount, target, reason, note, at, recipient, cancelNote } = row;
  return {
    id,
    user: email,
    account: userId === null ? 'deleted' : 'open',
    payment: paymentId === null ? null : paymentNumber(paymentId),
    amount: kopecks(amount),
    target,
    reason,
    note,
    // An ISO string of a Date is an IsoDateTime; the library only says string.
    at: at.toISOString() as IsoDateTime,
    state: refundState(row),
    recipient,
    cancelNote,
  };
}

/** Refunds to all customers, those of deleted accounts among them, newest first. */
export async function allRefunds(db: Db, { before, limit }: Page): Promise<readonly AdminRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toAdminRefund);
}

/** How many refunds there are. */
export async function countRefunds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('refund')
    .select((field) => field.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * A refund that waits to be sent by hand, its customer locked before it: it is either sent or cancelled, once.
 *
 * @throws Problem 404 `notFound`, 409 `changed` for what is over already, or not by hand
 */
async function lockWaiting(tx: Db, id: number): Promise<Selectable<RefundTable>> {
  const rows = tx.selectFrom('refund').selectAll().where('id', '=', id);
  const found = await rows.executeTakeFirst();
  if (!found) throw refusal('notFound');
  // Whose account is deleted at this very moment may still be sent what is theirs.
  if (found.userId !== null) await lockCustomerIfThere(tx, found.userId);
  const row = await rows.forUpdate().executeTakeFirstOrThrow();
  if (!canSend(toAdminRefund(row))) throw refusal('changed');
  return row;
}

/**
 * An administrator has transferred what is sent back by hand. Gives the refund as it is then.
 *
 * @throws Problem as `lockWaiting`
 */
export async function markRefundSent(tx: Db, id: number, now: Date, tell: Tell): Promise<AdminRefund> {
  const row = await lockWaiting(tx, id);
  await endRefund(tx, id, now, tell);
  return { ...toAdminRefund(row), state: 'sent' };
}

/**
 * Takes back a refund whose money has not left, with the reason that its customer reads. Gives the refund as it is then.
 *
 * @throws Problem as `lockWaiting`, 409 `accountDeleted` where no account is left for the money
 */
export async function cancelWaitingRefund(
  tx: Db,
  id: number,
  { note, now, tell }: { note: string; now: Date; tell: Tell },
): Promise<AdminRefund> {
  const row = await lockWaiting(tx, id);
  const { userId, paymentId } = row;
  if (userId === null || paymentId === null) throw refusal('accountDeleted');
  await cancelRefund(tx, { ...row, userId, paymentId }, { note, now });
  tell(userId, 'payments', 'account', 'notifications');
  return { ...toAdminRefund(row), state: 'canceled', cancelNote: note };
}
