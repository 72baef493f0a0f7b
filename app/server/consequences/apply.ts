import { kopecks } from '@/domain/money/money';
import type { NotificationSubject } from '@/domain/notifications/notifications';
import type { OrderId } from '@/domain/order/placedOrder';
import { paymentNumber } from '@/domain/payment/payment';
import { noteActivity } from '../audit/activity';
import type { Consequence } from '../billing/consequence';
import { settleNotices } from '../billing/endUnpaid';
import { openRows } from '../billing/openPayments';
import { actorOf, owedOf, payFromBalance } from '../billing/payments';
import { namingMember } from '../billing/namingMember';
import { isTopUp, type PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { notify } from '../notifications/notify';
import { issuePaymentDocument, preparePaymentDocument } from '../billingDocuments/issue';
import { wakeRenewals } from '../periods/wake';
import { cancelCompeting } from './cancelCompeting';
import { deliverPaid } from './deliverPaid';

/** Pays a payment's bills from the balance, which has its money now; any rest stays there. */
async function payBills(tx: Db, row: PaymentRow, now: Date): Promise<void> {
  const { id, userId, amount, bills } = row;
  if (!bills) return;
  let left = amount;
  for (const billId of bills) {
    // A bill that an earlier one cancelled is not open any more (D39).
    const [bill] = await openRows(tx, userId, [billId]);
    if (!bill || isTopUp(bill)) continue;
    const { consequences } = await payFromBalance(tx, bill, now, actorOf(row));
    await applyConsequences(tx, consequences);
    await settleNotices(tx, userId, [bill]);
    left -= owedOf(bill);
  }
  if (left === 0) return;
  const about = { kind: 'paymentCredited', number: paymentNumber(id), amount: kopecks(left) } as const;
  await notify(tx, { userId, at: now, about });
}

/** Prepares the receipt before the delivery changes the servers that price it, and issues it afterwards. */
async function fulfil(tx: Db, paid: Extract<Consequence, { kind: 'fulfil' }>): Promise<void> {
  const { payment, receipt, now } = paid;
  const issueReceipt = receipt && (await preparePaymentDocument(tx, receipt, 'receipt', { now }));
  await namingMember(tx, payment, async () => {
    if (isTopUp(payment)) await payBills(tx, payment, now);
    else await applyConsequences(tx, await deliverPaid(tx, paid));
  });
  await issueReceipt?.();
}

async function applyOne(tx: Db, consequence: Consequence): Promise<void> {
  const { now } = consequence;
  switch (consequence.kind) {
    case 'fulfil':
      return fulfil(tx, consequence);
    case 'issueDocument':
      await issuePaymentDocument(tx, consequence.payment, consequence.document, { now });
      return;
    case 'cancelCompeting':
      return applyConsequences(tx, await cancelCompeting(tx, consequence.payment, now));
    case 'notify': {
      const { userId, received } = consequence;
      await notify(tx, { userId, at: now, about: await withOrder(tx, consequence) });
      if (received !== null) await noteActivity(tx, { at: now, kind: 'paymentReceived', subject: received });
      return;
    }
    case 'wakeRenewals':
      return wakeRenewals(tx, consequence.userId, `transfer:${consequence.cause}`, now);
  }
}

/** Adds the order of a received payment, which was placed before, to its notification. */
async function withOrder(
  tx: Db,
  { userId, about, paymentId }: Extract<Consequence, { kind: 'notify' }>,
): Promise<NotificationSubject> {
  if (about.kind !== 'paymentReceived' || paymentId === null) return about;
  const order = await tx
    .selectFrom('order')
    .select('id')
    .where('userId', '=', userId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return order ? { ...about, orderId: order.id as OrderId } : about;
}

/** Applies the consequences of a billing step in order, in its transaction and under its lock. */
export async function applyConsequences(tx: Db, consequences: readonly Consequence[]): Promise<void> {
  for (const consequence of consequences) await applyOne(tx, consequence);
}
