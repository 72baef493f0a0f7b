import { randomUUID } from 'node:crypto';
import { payerFieldLength } from '@/domain/payment/payer';
import { stateOfStatus } from '@/domain/payment/paymentState';
import { makeAccountSummary } from '@/sample-data/account';
import { samplePayers } from '@/sample-data/payers';
import { samplePayments } from '@/sample-data/payments';
import type { SeededAccount } from '../customers/seededAccount';
import type { Db } from '../db/database';
import { book, customerAccount } from '../ledger/ledger';
import { columnsOf } from './rows';

/**
 * Returns a lookup of an account's unread notifications about due payments by amount, after seeding its notifications.
 */
async function dueNotices(tx: Db, userId: string): Promise<(amount: number) => number | null> {
  const rows = await tx
    .selectFrom('notification')
    .select(['id', 'about'])
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .execute();
  return (amount) =>
    rows.find(({ about }) => about.kind === 'paymentDue' && about.amount === amount)?.id ?? null;
}

/**
 * Adds the sample's payers, payments and balance (D25), with dates shifted to the account's first day. The account's
 * owner replaces the sample's person as payer.
 */
export async function seedBilling({ tx, userId, now, shift }: SeededAccount): Promise<void> {
  const { name, email } = await tx
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const own = { name: name.slice(0, payerFieldLength), email };
  const persons = samplePayers.filter(({ type }) => type === 'individual').map((payer) => payer.name);
  for (const { id: _, ...draft } of samplePayers)
    await tx
      .insertInto('payer')
      .values({
        id: randomUUID(),
        userId,
        draft: JSON.stringify(draft.type === 'individual' ? { ...draft, ...own } : draft),
      })
      .execute();
  const noticeOf = await dueNotices(tx, userId);
  // The newest gets the highest number.
  for (const payment of samplePayments.toReversed())
    await tx
      .insertInto('payment')
      .values({
        ...columnsOf(payment),
        state: stateOfStatus[payment.status],
        userId,
        payer: persons.includes(payment.payer) ? own.name : payment.payer,
        date: shift(payment.date),
        entries: null,
        promo: null,
        reason: 'sample',
        noticeId: payment.status === 'Pending' ? noticeOf(payment.amount) : null,
      })
      .execute();
  await book(tx, {
    userId,
    key: 'opening',
    at: now,
    from: 'opening',
    to: customerAccount(userId),
    amount: makeAccountSummary().balance,
  });
}
