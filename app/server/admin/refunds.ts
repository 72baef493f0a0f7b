import type { AdminRefund } from '@/domain/admin/refund';
import type { IsoDateTime } from '@/domain/dates';
import { kopecks } from '@/domain/money';
import { paymentNumber } from '@/domain/payment/settlement';
import type { Db } from '../db/database';
import type { Page } from './page';

/** Refunds to all customers, those of deleted accounts among them, newest first. */
export async function allRefunds(db: Db, { before, limit }: Page): Promise<readonly AdminRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, email, paymentId, amount, target, reason, note, at, endedAt }) => ({
    id,
    user: email,
    payment: paymentId === null ? null : paymentNumber(paymentId),
    amount: kopecks(amount),
    target,
    reason,
    note,
    // An ISO string of a Date is an IsoDateTime; the library only says string.
    at: at.toISOString() as IsoDateTime,
    isSent: endedAt !== null,
  }));
}

/** How many refunds there are. */
export async function countRefunds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('refund')
    .select((field) => field.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
