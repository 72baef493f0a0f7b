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
import { keyOf, move } from './paymentTransitions';
import { postMoney } from './postMoney';
import type { PaymentRow } from './rows';

/*
 * How payments end without their money (D27), each within one transaction, under the customer's lock. The callers announce
 * `account`, `payments` and `notifications`.
 */

/** Marks as read what says that these are due: they have been dealt with (D31). */
export function settleNotices(tx: Db, userId: string, rows: readonly PaymentRow[]): Promise<void> {
  return settle(
    tx,
    userId,
    rows.flatMap(({ noticeId }) => noticeId ?? []),
  );
}

/** Gives back what was held for a payment: its part of the balance, the stock of its plans and the use of its code. */
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

/** How a payment ends without its money. `priceChanged`: it was priced by what has changed since (D39). */
export type PaymentEnd =
  | { readonly to: 'failed'; readonly reason: DeclineReason }
  | { readonly to: 'expired' }
  | { readonly to: 'canceled'; readonly reason?: 'priceChanged' };

/** A payment comes to nothing: declined, not paid in time, or given up. What was held for it is given back. */
export async function endUnpaid(tx: Db, row: PaymentRow, how: PaymentEnd, now: Date): Promise<Step<void>> {
  await move(tx, row, how.to, {
    declineReason: how.to === 'expired' ? null : (how.reason ?? null),
    // Given up here, it may be paid at the bank all the same: its status is still requested.
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

/** The reason that a notice of the end names; null where the customer gave the payment up, or nobody pays it at a bank. */
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
 * Deletes one that waits for its money. Of one that is paid at a bank the row stays, canceled: the bank may still report money
 * for it.
 */
export async function deleteUnpaid(tx: Db, row: PaymentRow, now: Date): Promise<Step<void>> {
  if (row.due !== null) return endUnpaid(tx, row, { to: 'canceled' }, now);
  const released = await release(tx, row, now);
  await tx.deleteFrom('payment').where('userId', '=', row.userId).where('id', '=', row.id).execute();
  return toStep(...released);
}
