import type { Selectable } from 'kysely';
import { kopecks } from '@/domain/money/money';
import { withTax } from '@/domain/documents/lines';
import { paymentNumber } from '@/domain/payment/payment';
import { lockCustomer } from '../customers/lock';
import { settingsOf, todayOf } from '../settings/storedSettings';
import { refundState } from '../billing/refundState';
import type { RefundTable } from '../billing/tables';
import type { Db } from '../db/database';
import type { JobHandler } from '../jobs/handler';
import { findIssuedDocument, storeDocument } from './issue';
import { payerOf } from '../payers/payers';
import { payeeFor } from './payee';

/*
 * Document of a refund. It repeats the payer and the tax rate of the receipt that it corrects. A manual refund gets one
 * once it is sent, because it can be cancelled before and a document cannot.
 */

type Refund = Selectable<RefundTable>;

/** Returns the server or plan of a refunded item; empty for a refund of a whole payment. */
async function titleOf(tx: Db, userId: string, operationId: number | null): Promise<string> {
  if (operationId === null) return '';
  const item = await tx
    .selectFrom('operation')
    .select('title')
    .where('userId', '=', userId)
    .where('id', '=', operationId)
    .executeTakeFirst();
  return item?.title ?? '';
}

/** Issues a refund's document once, under its customer's lock. Returns its account; null if none is due. */
export async function issueRefundDocument(tx: Db, refundId: number, now: Date): Promise<string | null> {
  const refund = await tx.selectFrom('refund').selectAll().where('id', '=', refundId).executeTakeFirst();
  if (!refund || ['toSend', 'canceled'].includes(refundState(refund))) return null;
  return issue(tx, refund, now);
}

/** Issues an account's missing refund documents before its deletion, after which no refund can be cancelled. */
export async function issueLastRefundDocuments(tx: Db, userId: string, now: Date): Promise<void> {
  const refunds = await tx
    .selectFrom('refund')
    .selectAll()
    .where('userId', '=', userId)
    .where('canceledAt', 'is', null)
    .execute();
  // Sorting in the database would scan all refunds by id.
  for (const refund of refunds.toSorted((one, other) => one.id - other.id)) await issue(tx, refund, now);
}

async function issue(tx: Db, refund: Refund, now: Date): Promise<string | null> {
  if (refund.userId === null || refund.paymentId === null) return null;
  const { id: refundId, userId, paymentId, operationId, amount, target, reason } = refund;
  const { at, recipient, endedAt } = refund;
  await lockCustomer(tx, userId);
  const issued = await tx
    .selectFrom('paper')
    .select('id')
    .where('refundId', '=', refundId)
    .executeTakeFirst();
  if (issued) return null;
  const payment = await tx
    .selectFrom('payment')
    .select(['userId', 'payer', 'payerDraft'])
    .where('userId', '=', userId)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) return null;
  const receipt = await findIssuedDocument(tx, paymentId, 'receipt');
  const taxRate = receipt?.taxRate ?? (await settingsOf(tx)).taxRate;
  const sum = kopecks(amount);
  const subject = {
    kind: 'refund' as const,
    payment: paymentNumber(paymentId),
    title: await titleOf(tx, userId, operationId),
  };
  const line = { subject, days: null, quantity: 1, price: sum, discount: kopecks(0), amount: sum };
  const payer = receipt?.payer ?? (await payerOf(tx, payment));
  const content = {
    format: 1 as const,
    kind: 'refund' as const,
    date: await todayOf(tx, recipient === null ? at : (endedAt ?? now)),
    payee: receipt?.payee ?? (await payeeFor(tx, payer)),
    payer,
    refund: { payment: subject.payment, receipt: receipt?.number ?? null, target, reason },
    lines: [withTax(line, taxRate)],
    taxRate,
  };
  await storeDocument(tx, content, { userId, refundId, now });
  return userId;
}

/** Issues the document in its own transaction, so that money movements do not wait for its number. */
export const refundDocumentHandler: JobHandler<'refundPaper'> = {
  run({ refundId }, { now }) {
    return Promise.resolve({
      async apply(tx, publish) {
        const userId = await issueRefundDocument(tx, refundId, now);
        if (userId !== null) publish(userId, 'payments');
      },
    });
  },
};
