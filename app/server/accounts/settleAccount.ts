import { sql } from 'kysely';
import { balanceParts, type AccountSettlement, type BalanceChoice } from '@/domain/account/settlement';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { balanceOf, refundableBalance, reservedOf } from '../ledger/balance';
import { book, customerAccount } from '../ledger/ledger';
import { endUnpaid } from '../consequences/money';
import { refundableOf } from '../billing/refunds';
import { addRefund } from '../consequences/money';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { cancelNow, quoteOf } from '../servers/cancel';
import { ensureCustomer, lockCustomer } from '../customers/lock';

/* Settles an account before staff or its owner deletes it (D45), so that none of its money is lost. */

export interface SettleRequest {
  readonly balance: BalanceChoice;
  /** Stored with the refunds and in the audit trail. */
  readonly note: string;
  readonly now: Date;
}

/** Cancels every unpaid bill, which releases its part of the balance and its promo code. */
async function cancelBills(tx: Db, userId: string, now: Date) {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'Pending')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) await endUnpaid(tx, row, { to: 'canceled' }, now);
  const sum = sumMoney(rows.map(({ amount }) => kopecks(amount)));
  const reserved = sumMoney(rows.map(({ fromBalance }) => kopecks(fromBalance)));
  return { bills: { count: rows.length, sum }, reserved };
}

/** Ends every server at once; the refund policy decides each refund. */
async function endServers(tx: Db, userId: string, now: Date): Promise<AccountSettlement['servers']> {
  const rows = await tx
    .selectFrom('server')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  let [refund, byMethod] = [0, 0];
  for (const row of rows) {
    const { quote } = await quoteOf(tx, row, now);
    refund += quote.refund;
    byMethod += quote.byMethod;
    await cancelNow(tx, row, { when: 'now', refund: quote.refund, target: 'method' }, now);
  }
  return { count: rows.length, refund: kopecks(refund), byMethod: kopecks(byMethod) };
}

/** Finds the top-ups through which a balance can be refunded without its goodwill, newest first, each with its part. */
async function returnableParts(
  tx: Db,
  userId: string,
): Promise<readonly { payment: PaymentRow; amount: Money }[]> {
  const topUps = await tx
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '=', 'paid')
    .where(sql<boolean>`jsonb_array_length("entries") = 0`)
    .orderBy('id', 'desc')
    .execute();
  let left: number = await refundableBalance(tx, userId);
  const parts: { payment: PaymentRow; amount: Money }[] = [];
  for (const payment of topUps) {
    const { byMethod } = await refundableOf(tx, payment);
    const amount = kopecks(Math.min(left, byMethod));
    if (amount > 0) parts.push({ payment, amount });
    left -= amount;
  }
  return parts;
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
  await lockCustomer(tx, userId);
  const { bills, reserved } = await cancelBills(tx, userId, now);
  const servers = await endServers(tx, userId, now);
  const balance = await balanceOf(tx, userId);
  const parts = await returnableParts(tx, userId);
  const settlement = {
    bills,
    reserved,
    servers,
    balance,
    returnable: sumMoney(parts.map(({ amount }) => amount)),
  };
  if (choice === 'return')
    for (const { payment, amount } of parts) {
      const refund = {
        userId,
        payment,
        operationId: null,
        amount,
        target: 'method',
        reason: 'decided',
      } as const;
      await addRefund(tx, { ...refund, note, now }, await refundableOf(tx, payment));
    }
  const { writtenOff } = balanceParts(settlement, choice);
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

/** Rolls a transaction back on purpose. */
class RolledBack extends Error {
  override readonly name = 'RolledBack';
  readonly settlement: AccountSettlement;
  constructor(settlement: AccountSettlement) {
    super('Only a preview');
    this.settlement = settlement;
  }
}

/**
 * Calculates the sums of a settlement. It performs the settlement and rolls it back, so that they equal those of the
 * deletion.
 */
export async function previewSettlement(db: Db, userId: string, now: Date): Promise<AccountSettlement> {
  try {
    return await db.transaction().execute(async (tx) => {
      await ensureCustomer(tx, userId);
      throw new RolledBack(await settleAccount(tx, userId, { balance: 'return', note: '', now }));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.settlement;
    throw error;
  }
}
