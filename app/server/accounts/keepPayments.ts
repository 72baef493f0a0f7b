import { failureOf } from '@/domain/admin/payment';
import { billItems } from '@/domain/payment/bill';
import { paymentNumber } from '@/domain/payment/payment';
import { keyOf } from '../billing/paymentTransitions';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { isBooked } from '../ledger/ledger';

type OwnFields = Pick<PaymentRow, 'entries' | 'bills' | 'options' | 'customBill' | 'state' | 'declineReason'>;

/** Adds purpose and failure reason to a payment of an existing account. */
export const ownFacts = <Row extends OwnFields>({
  entries,
  bills,
  options,
  customBill,
  state,
  declineReason,
  ...row
}: Row) => ({
  ...row,
  items: billItems(entries, bills?.map(paymentNumber), options?.serverId, customBill?.lines),
  failure: failureOf(state, declineReason),
});

/** Fields of payments that outlast their account. */
export const formerFields = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('user', 'user.id', 'payment.userId')
    .select(['payment.id', 'email', 'date', 'method', 'amount', 'status'])
    .select(['entries', 'bills', 'options', 'customBill', 'state', 'declineReason']);

/** Keeps the payments of an account beyond its deletion, with its e-mail as text and their gateway references. */
export async function keepPayments(tx: Db, userId: string, now: Date): Promise<void> {
  const found = await formerFields(tx)
    .select(['gateway', 'reference', 'reason'])
    .where('payment.userId', '=', userId)
    .execute();
  const rows = await Promise.all(
    found.map(ownFacts).map(async ({ items, ...row }) => ({
      ...row,
      items: JSON.stringify(items),
      receivedAt: (await isBooked(tx, userId, keyOf(row.id, 'money'))) ? now : null,
    })),
  );
  if (rows.length > 0) await tx.insertInto('formerPayment').values(rows).execute();
}
