import type { Selectable } from 'kysely';
import { kopecks } from '@/domain/money/money';
import { isOwed } from '@/domain/payment/refund';
import { paymentNumber } from '@/domain/payment/payment';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';
import { customerAccount } from '../ledger/ledger';
import { toStep, type Step } from './consequence';
import { transitionPayment } from './paymentTransitions';
import { postMoney } from './postMoney';
import { addRefund, paymentNumbered, refundableOf, sourceOf } from './refunds';
import type { RefundTable } from './tables';

/** A refund that awaits a manual transfer; its customer exists and is locked. */
export type WaitingRefund = Selectable<RefundTable> & { readonly userId: string; readonly paymentId: number };

/**
 * Cancels a refund whose money has not been sent (D27). The money returns to where it was: to the balance, or it pays
 * its bill again. A refund for something that was not delivered goes to the balance as a new refund, because the
 * customer is owed it. Notifies the customer with the reason (D31).
 */
export async function cancelRefund(
  tx: Db,
  refund: WaitingRefund,
  { note, now }: { note: string; now: Date },
): Promise<Step<void>> {
  const { id, userId, paymentId, operationId, reason } = refund;
  const amount = kopecks(refund.amount);
  await tx
    .updateTable('refund')
    .set({ canceledAt: now, cancelNote: note })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('canceledAt', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
  const before = await paymentNumbered(tx, userId, paymentId);
  if (!before) throw new Error(`Refund ${id} has lost its payment`);
  const payment = before.state === 'refunded' ? await transitionPayment(tx, before, 'paid') : before;
  const source = sourceOf({ userId, payment });
  const entries = [
    { account: 'returning', amount: 0 - amount },
    { account: source, amount },
  ] as const;
  const consequences = [...(await postMoney(tx, { userId, key: `refund:${id}:canceled`, at: now, entries }))];
  if (isOwed(reason)) {
    const owed = { userId, payment, operationId, amount, target: 'balance', reason, now } as const;
    const refunded = await addRefund(tx, owed, await refundableOf(tx, payment));
    consequences.push(...refunded.consequences);
  }
  const isOnBalance = isOwed(reason) || source === customerAccount(userId);
  const number = paymentNumber(paymentId);
  const about = {
    kind: 'refundCanceled',
    number,
    amount,
    to: isOnBalance ? 'balance' : 'payment',
    note,
  } as const;
  const { choices } = await noticesOf(tx, userId);
  if (choices.refund.portal) await notify(tx, { userId, at: now, about });
  await enqueueMail(tx, { userId, key: `refundCanceled:${id}`, event: about, now });
  return toStep(...consequences);
}
