import { unpaidAmong } from '@/domain/payment/settlement';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { isTopUp, type PaymentRow } from './rows';

/**
 * Locks the customer and returns these unpaid payments by ascending id (D12).
 *
 * @throws Problem 404 `notFound`, 409 `alreadySettled`
 */
export async function lockUnpaid(
  tx: Db,
  userId: string,
  ids: readonly number[],
): Promise<readonly PaymentRow[]> {
  await lockCustomer(tx, userId);
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < new Set(ids).size) throw refusal('notFound');
  const unpaid = unpaidAmong(rows, ids);
  if (!unpaid) throw refusal('alreadySettled');
  return unpaid;
}

/**
 * Like `lockUnpaid`, for payments from the balance.
 *
 * @throws Problem 404 `notFound`, 409 `alreadySettled`, 409 `topUpByMethod` for a top-up (D47)
 */
export async function lockPayable(
  tx: Db,
  userId: string,
  ids: readonly number[],
): Promise<readonly PaymentRow[]> {
  const rows = await lockUnpaid(tx, userId, ids);
  if (rows.some(isTopUp)) throw refusal('topUpByMethod');
  return rows;
}
