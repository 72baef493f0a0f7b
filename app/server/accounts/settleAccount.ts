import { sql } from 'kysely';
import { balanceParts, type AccountSettlement, type BalanceChoice } from '@/domain/account/settlement';
import { planSettlement, type SettlementPlan } from '@/domain/account/settlementPlan';
import { kopecks } from '@/domain/money/money';
import { refundableOf } from '../billing/refunds';
import type { PaymentRow } from '../billing/rows';
import { addRefund, endUnpaid } from '../consequences/money';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { balanceOf, balancePostings, reservedOf } from '../ledger/balance';
import { book, customerAccount } from '../ledger/ledger';
import { carryOut, paidServer, paymentsOf, refundablesOf, type RefundablePayment } from '../servers/cancel';
import type { ServerRow } from '../serverStore/store';

/* Settles an account before staff or its owner deletes it (D45), so that none of its money is lost. */

export interface SettleRequest {
  readonly balance: BalanceChoice;
  /** Reason of staff, stored with the refunds; null if the owner deletes the account. */
  readonly note: string | null;
  readonly now: Date;
}

/** An account's settlement, with the rows that it changes. */
interface PreparedSettlement {
  readonly bills: readonly PaymentRow[];
  readonly servers: readonly (Awaited<ReturnType<typeof paidServer>> & { readonly row: ServerRow })[];
  readonly payments: ReadonlyMap<number, RefundablePayment>;
  readonly plan: SettlementPlan;
}

/** Finds the paid top-ups, through which a balance can be refunded, newest first. */
async function topUpsOf(db: Db, userId: string): Promise<ReadonlyMap<number, RefundablePayment>> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '=', 'paid')
    .where(sql<boolean>`jsonb_array_length("entries") = 0`)
    .orderBy('id', 'desc')
    .execute();
  const found = new Map<number, RefundablePayment>();
  for (const row of rows) found.set(row.id, { row, refundable: await refundableOf(db, row) });
  return found;
}

/** Reads and plans the settlement of an account. It changes and locks nothing. */
async function prepareSettlement(db: Db, userId: string, now: Date): Promise<PreparedSettlement> {
  const bills = await db
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'Pending')
    .orderBy('id')
    .execute();
  const rows = await db.selectFrom('server').selectAll().where('userId', '=', userId).orderBy('id').execute();
  const servers: PreparedSettlement['servers'][number][] = [];
  for (const row of rows) servers.push({ row, ...(await paidServer(db, row, now)) });
  const topUps = await topUpsOf(db, userId);
  const paid = await paymentsOf(
    db,
    userId,
    servers.flatMap(({ items }) => items),
  );
  const payments = new Map([...paid, ...topUps]);
  const plan = planSettlement({
    bills: bills.map(({ amount, fromBalance }) => ({
      amount: kopecks(amount),
      fromBalance: kopecks(fromBalance),
    })),
    servers: servers.map(({ row, ...server }) => ({ server: row, ...server })),
    postings: await balancePostings(db, userId),
    topUps: [...topUps.keys()],
    refundables: refundablesOf(payments),
  });
  return { bills, servers, payments, plan };
}

/** Calculates the sums of a settlement, by the rule of the deletion. */
export async function previewSettlement(db: Db, userId: string, now: Date): Promise<AccountSettlement> {
  const { plan } = await prepareSettlement(db, userId, now);
  return plan.settlement;
}

/** Locks what a settlement changes. */
async function lockSettled(tx: Db, userId: string): Promise<void> {
  await lockCustomer(tx, userId);
  const bills = tx.selectFrom('payment').select('id').where('userId', '=', userId);
  await bills.where('status', '=', 'Pending').orderBy('id').forUpdate().execute();
  const servers = tx.selectFrom('server').select('id').where('userId', '=', userId);
  await servers.orderBy('id').forUpdate().execute();
}

/** Fails the transaction if the account still has money: deleting it would lose the money. */
async function assertSettled(tx: Db, userId: string): Promise<void> {
  const reserved = await reservedOf(tx, userId);
  const balance = await balanceOf(tx, userId);
  if (reserved !== 0 || balance !== 0)
    throw new Error(`Account ${userId} is not settled: ${balance} on the balance, ${reserved} reserved`);
}

/**
 * Settles an account in the transaction that deletes it. Cancels its bills, ends its servers by the refund policy, and
 * refunds or writes off the balance.
 *
 * @returns the sums, as the audit records them
 */
export async function settleAccount(
  tx: Db,
  userId: string,
  { balance: choice, note, now }: SettleRequest,
): Promise<AccountSettlement> {
  await lockSettled(tx, userId);
  const { bills, servers, payments, plan } = await prepareSettlement(tx, userId, now);
  const { settlement, quotes, topUpRefunds } = plan;
  for (const bill of bills) await endUnpaid(tx, bill, { to: 'canceled' }, now);
  const rest = refundablesOf(payments);
  for (const [index, { row, items }] of servers.entries()) {
    const quote = quotes[index];
    if (quote) await carryOut(tx, row, { quote, items, payments, rest, target: 'method' }, now);
  }
  const { writtenOff } = balanceParts(settlement, choice);
  for (const { paymentId, amount } of choice === 'return' ? topUpRefunds : []) {
    const topUp = payments.get(paymentId);
    if (!topUp) continue;
    const refund = {
      userId,
      payment: topUp.row,
      operationId: null,
      amount,
      target: 'method',
      ...(note === null ? { reason: 'accountDeleted' as const } : { reason: 'decided' as const, note }),
      now,
    } as const;
    await addRefund(tx, refund, topUp.refundable);
  }
  if (writtenOff > 0)
    await book(tx, {
      userId,
      key: 'account:writtenOff',
      at: now,
      from: customerAccount(userId),
      to: 'writtenOff',
      amount: writtenOff,
    });
  await assertSettled(tx, userId);
  return settlement;
}
