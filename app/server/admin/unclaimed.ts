import { sql, type RawBuilder, type Selectable } from 'kysely';
import {
  isWaiting,
  unclaimedRules,
  unclaimedStates,
  type Claimant,
  type RecordedMoney,
  type UnclaimedConditions,
  type UnclaimedKey,
  type UnclaimedMoney,
  type UnclaimedState,
} from '@/domain/admin/unclaimed';
import { canCredit, canProcess } from '@/domain/admin/payment';
import { kopecks } from '@/domain/money/money';
import { largestSum } from '@/domain/money/moneySchema';
import type { PaymentRow } from '../billing/rows';
import { gatewayOfMethod } from '../catalog/read';
import { addPayment, receive } from '../consequences/money';
import { ensureCustomer, lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';
import { refusal } from '../http/refusal';
import { balanceOf } from '../ledger/balance';
import { post } from '../ledger/ledger';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';
import { payerFor } from '../payers/payers';
import { receiveTransfer } from '../payments/transfers';
import type { Caller } from '../routing/caller';
import { refuseOwnAccount } from './ownAccount';
import { lockPayment } from './payments';
import type { UnclaimedMoneyTable } from './tables';
import { userWithEmail } from './users';

/* Money from bank transfers of unknown senders (D42). */

type Row = Selectable<UnclaimedMoneyTable>;

function stateOfRow({ assignedAt, returnedAt }: Row): UnclaimedState {
  if (returnedAt !== null) return 'returned';
  return assignedAt === null ? 'waiting' : 'assigned';
}

function toUnclaimed(row: Row): UnclaimedMoney {
  const { id, amount, receivedOn, reference, email, note, addedBy } = row;
  return {
    id,
    amount: kopecks(amount),
    receivedOn,
    reference,
    state: stateOfRow(row),
    user: email,
    note,
    addedBy,
  };
}

const stateOf = sql<UnclaimedState>`case when "returnedAt" is not null then 'returned'
  when "assignedAt" is null then 'waiting' else 'assigned' end`;

const isInState: Readonly<Record<UnclaimedState, RawBuilder<boolean>>> = {
  waiting: sql<boolean>`"assignedAt" is null and "returnedAt" is null`,
  assigned: sql<boolean>`"assignedAt" is not null`,
  returned: sql<boolean>`"returnedAt" is not null`,
};

const columns: ListColumns<UnclaimedKey, UnclaimedConditions> = {
  id: 'id',
  sorts: {
    id: byValue('id', 'bigint'),
    receivedOn: byValue('receivedOn', 'date'),
    reference: byText('reference'),
    amount: byValue('amount', 'bigint'),
    state: byRank(stateOf, unclaimedStates),
  },
  conditions: { state: (state) => isInState[state] },
  search: (pattern) => sql<boolean>`"searchText" like ${pattern}`,
};

/** Returns a page of unclaimed money, newest first by default. */
export function unclaimedPage(db: Db, query: ListRequest<UnclaimedKey, UnclaimedConditions>) {
  const source = listSource(db.selectFrom('unclaimedMoney').selectAll(), columns, query, {
    toItems: (rows) => rows.map(toUnclaimed),
    sums: { waiting: sql<number>`case when ${isInState.waiting} then "amount" else 0 end` },
  });
  return listPage([source], unclaimedRules, query);
}

/** Moves money of an unknown sender between our bank account and the ledger account for it. */
const bookUnclaimed = (tx: Db, key: string, amount: number, now: Date) =>
  post(tx, {
    userId: null,
    key,
    at: now,
    entries: [
      { account: 'incoming', amount: 0 - amount },
      { account: 'unclaimed', amount },
    ],
  });

/** Whether such money is recorded already. Records of one day wait for each other. */
async function isRecorded(tx: Db, { amount, receivedOn, reference }: RecordedMoney): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unclaimed:${receivedOn}`}, 0))`.execute(tx);
  const like = await tx
    .selectFrom('unclaimedMoney')
    .select('id')
    .where('receivedOn', '=', receivedOn)
    .where('amount', '=', amount)
    .where(sql<boolean>`"folded"("reference") = "folded"(${reference}::text)`)
    .where('returnedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return like !== undefined;
}

/**
 * Records money of an unknown sender.
 *
 * @throws Problem 409 `recordedAlready` if such money is recorded and `isRepeated` does not confirm a second transfer
 */
export async function recordUnclaimed(
  tx: Db,
  { isRepeated, ...money }: RecordedMoney & { readonly addedBy: string },
  now: Date,
): Promise<UnclaimedMoney> {
  if ((await isRecorded(tx, { ...money, isRepeated })) && !isRepeated) throw refusal('recordedAlready');
  const row = await tx
    .insertInto('unclaimedMoney')
    .values({ ...money, at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await bookUnclaimed(tx, `unclaimed:${row.id}`, row.amount, now);
  return toUnclaimed(row);
}

/** Creates a top-up by bank transfer that awaits its money. */
async function addTopUp(tx: Db, userId: string, gateways: Gateways, amount: number, now: Date) {
  const payer = await payerFor(tx, userId);
  const gateway = await gatewayOfMethod(tx, gateways, 'manual');
  return addPayment(tx, {
    userId,
    payment: {
      payer: payer.name,
      paymentMethod: 'manual',
      amount: kopecks(amount),
      amountInPaymentCurrency: { currency: 'RUB', minor: amount },
      status: 'Paid',
    },
    entries: [],
    promo: null,
    reason: null,
    now,
    way: { gateway: gateway?.id ?? null, payer, commission: kopecks(0), shares: [], bank: null },
  });
}

interface Claim {
  readonly email: string;
  readonly userId: string;
  /** Receives the money and returns the payment that it is booked as. */
  readonly receive: (amount: number) => Promise<PaymentRow>;
}

/** Finds the claimant of the money and locks the customer. */
async function claimOf(tx: Db, claimant: Claimant, gateways: Gateways, now: Date): Promise<Claim> {
  if (claimant.kind === 'bill') {
    const { payment, row } = await lockPayment(tx, claimant.id);
    const isInRubles = row.paidCurrency === 'RUB' && row.due === null;
    if (!isInRubles || (!canProcess(payment) && !canCredit(payment))) throw refusal('changed');
    return {
      email: payment.user,
      userId: row.userId,
      receive: async (minor) => {
        await receiveTransfer(tx, row, { currency: 'RUB', minor }, now);
        return row;
      },
    };
  }
  const user = await userWithEmail(tx, claimant.email);
  if (!user || user.status === 'Merged') throw refusal('noClaimant');
  const { userId, email } = user;
  await ensureCustomer(tx, userId);
  await lockCustomer(tx, userId);
  return {
    email,
    userId,
    receive: async (amount) => {
      const topUp = await addTopUp(tx, userId, gateways, amount, now);
      await receive(tx, topUp, now);
      return topUp;
    },
  };
}

/** Locks money that waits. Throws 404 `notFound`, 409 `changed` if it is settled. */
async function lockWaiting(tx: Db, id: number): Promise<Row> {
  const row = await tx
    .selectFrom('unclaimedMoney')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refusal('notFound');
  if (!isWaiting({ state: stateOfRow(row) })) throw refusal('changed');
  return row;
}

/**
 * Takes money that waits out of the books again.
 *
 * @throws Problem 404 `notFound`; 409 `changed` if it is assigned or returned already
 */
export async function returnUnclaimed(tx: Db, id: number, note: string, now: Date): Promise<UnclaimedMoney> {
  const row = await lockWaiting(tx, id);
  await bookUnclaimed(tx, `unclaimed:${id}:returned`, 0 - row.amount, now);
  const returned = await tx
    .updateTable('unclaimedMoney')
    .set({ returnedAt: now, note })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUnclaimed(returned);
}

/**
 * Assigns money to a bill, as a transfer of that sum (D42), or to a customer's balance.
 *
 * @throws Problem 404 `notFound`; 409 `noClaimant` if there is no such bill or customer; 409 `ownAccount` if it is
 * the caller's; 409 `balanceTooLarge`; 409 `changed` if it is settled already or the bill takes no transfer in rubles
 */
export async function assignUnclaimed(
  tx: Db,
  id: number,
  claimant: Claimant,
  { caller, gateways, now }: { caller: Caller; gateways: Gateways; now: Date },
): Promise<{ money: UnclaimedMoney; paymentId: number; userId: string }> {
  const claim = await claimOf(tx, claimant, gateways, now);
  refuseOwnAccount(caller, claim.userId);
  const row = await lockWaiting(tx, id);
  if ((await balanceOf(tx, claim.userId)) + row.amount > largestSum) throw refusal('balanceTooLarge');
  await bookUnclaimed(tx, `unclaimed:${id}:assigned`, 0 - row.amount, now);
  const { id: paymentId } = await claim.receive(row.amount);
  const assigned = await tx
    .updateTable('unclaimedMoney')
    .set({ assignedAt: now, email: claim.email, paymentId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { money: toUnclaimed(assigned), paymentId, userId: claim.userId };
}
