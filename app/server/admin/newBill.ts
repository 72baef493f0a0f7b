import { payByProblem } from '@/domain/admin/newBill';
import { kopecks, sumMoney } from '@/domain/money/money';
import { largestSum } from '@/domain/money/moneySchema';
import type { CustomBill } from '@/domain/payment/customBill';
import { billFor } from '@/domain/payment/settlement';
import { addPayment } from '../consequences/money';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { payerFor } from '../payers/payers';
import { todayOf } from '../settings/storedSettings';

/**
 * Makes a bill for a locked customer and notifies them; the bill's mail follows its document.
 *
 * @returns its id
 * @throws Problem 422 `invalidRequest` for a day in the past or too far ahead, or a total that is too large
 */
export async function addBill(tx: Db, userId: string, bill: CustomBill, now: Date): Promise<number> {
  if (payByProblem(bill.payBy, await todayOf(tx, now)) !== null)
    throw refusal('invalidRequest', { fields: ['payBy'] });
  const total = sumMoney(bill.lines.map(({ amount }) => amount));
  if (total > largestSum) throw refusal('invalidRequest', { fields: ['lines'] });
  const { id } = await addPayment(tx, {
    userId,
    payment: billFor(kopecks(total), [await payerFor(tx, userId)]),
    entries: null,
    promo: null,
    reason: null,
    now,
    customBill: bill,
  });
  return id;
}
