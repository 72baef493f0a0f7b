import { paymentName } from '@/domain/admin/payment';
import { kopecks } from '@/domain/money/money';
import type { DeclineReason } from '@/domain/payment/paymentState';
import { paymentNumber } from '@/domain/payment/payment';
import { noteActivity } from '../audit/activity';
import { returnStock } from '../catalog/plans';
import { returnPromos } from '../catalog/read';
import type { Db } from '../db/database';
import { notify, settle } from '../notifications/notify';
import { customerAccount } from '../ledger/ledger';
import { toStep, type Consequence, type Step } from './consequence';
import { orderedCounts } from './orderedCounts';
import { keyOf, transitionPayment } from './paymentTransitions';
import { postMoney } from './postMoney';
import type { PaymentRow } from './rows';

/*
 * Ends payments without their money (D27), each in one transaction under the customer's lock. Callers announce
 * `account`, `payments` and `notifications`.
 */

/** Marks the notifications about these due payments as read (D31). */
export function settleNotices(tx: Db, userId: string, rows: readonly PaymentRow[]): Promise<void> {
  return settle(
    tx,
    userId,
    rows.flatMap(({ noticeId }) => noticeId ?? []),
  );
}

/** Releases what a payment held: its part of the balance, the stock of its plans and the use of its code. */
async function release(tx: Db, row: PaymentRow, now: Date): Promise<readonly Consequence[]> {
  const { id, userId, fromBalance, promo } = row;
  const entries = [
    { account: 'reserved', amount: 0 - fromBalance },
    { account: customerAccount(userId), amount: fromBalance },
  ] as const;
  const consequences =
    fromBalance > 0 ? await postMoney(tx, { userId, key: keyOf(id, 'return'), at: now, entries }) : [];
  await returnStock(tx, orderedCounts(row.entries ?? []), row.pricedAt);
  if (promo !== null) await returnPromos(tx, [promo]);
  await settleNotices(tx, userId, [row]);
  return consequences;
}

/** How a payment ends unpaid. `priceChanged`: something it was priced by has changed (D39). */
export type PaymentEnd =
  | { readonly to: 'failed'; readonly reason: DeclineReason }
  | { readonly to: 'expired' }
  | { readonly to: 'canceled'; readonly reason?: 'priceChanged' };

/** Ends a payment as declined, expired or cancelled, and releases what it held. */
export async function endUnpaid(tx: Db, row: PaymentRow, how: PaymentEnd, now: Date): Promise<Step<void>> {
  await transitionPayment(tx, row, how.to, {
    declineReason: how.to === 'expired' ? null : (how.reason ?? null),
    // A cancelled payment may still be paid at the bank, so its status is still polled.
    ...(how.to === 'canceled' ? { inquireAt: row.inquireAt } : {}),
  });
  const released = await release(tx, row, now);
  const number = paymentNumber(row.id);
  const reason = noticeReason(row, how);
  const about =
    reason !== null
      ? ({ kind: 'paymentFailed', number, reason } as const)
      : how.to === 'canceled'
        ? null
        : ({ kind: 'billExpired', number, amount: kopecks(row.fromBalance), promo: row.promo } as const);
  if (about === null) return toStep(...released);
  await notify(tx, { userId: row.userId, at: now, about });
  await noteActivity(tx, { at: now, kind: 'paymentFailed', subject: paymentName(row.id) });
  return toStep(...released);
}

/** Returns the reason for the notification; null if the customer cancelled it, or it was not at a bank. */
function noticeReason(
  { due }: PaymentRow,
  how: PaymentEnd,
): 'declined' | 'canceled' | 'expired' | 'priceChanged' | null {
  if (how.to === 'canceled') return how.reason ?? null;
  if (due === null) return null;
  if (how.to === 'expired') return how.to;
  return how.reason === 'canceledByPayer' ? 'canceled' : 'declined';
}

/**
 * Deletes an unpaid payment. A payment at a bank is cancelled instead, because the bank may still report money, and so
 * is a bill made by staff, who need to see it.
 */
export async function deleteUnpaid(tx: Db, row: PaymentRow, now: Date): Promise<Step<void>> {
  if (row.due !== null || row.customBill !== null) return endUnpaid(tx, row, { to: 'canceled' }, now);
  const released = await release(tx, row, now);
  await tx.deleteFrom('payment').where('userId', '=', row.userId).where('id', '=', row.id).execute();
  return toStep(...released);
}
