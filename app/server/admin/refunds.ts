import { canSend, type AdminRefund, type RefundState } from '@/domain/admin/refund';
import { toIsoDateTime } from '@/domain/time/dates';
import { kopecks } from '@/domain/money/money';
import { paymentNumber } from '@/domain/payment/payment';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { refundRules, type RefundConditions, type RefundKey } from '@/domain/admin/lists';
import { refundReasons, refundTargets } from '@/domain/payment/refund';
import { lockCustomerIfThere } from '../customers/lock';
import { cancelRefund } from '../consequences/money';
import { endRefund } from '../billing/endRefund';
import { refundState } from '../billing/refundState';
import type { RefundTable } from '../billing/tables';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Publish } from '../jobs/handler';
import type { Caller } from '../routing/caller';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';
import { refuseOwnAccount } from './ownAccount';

function toAdminRefund(row: Selectable<RefundTable>): AdminRefund {
  const { id, userId, email, paymentId, amount, target, reason, note, at, recipient, cancelNote } = row;
  return {
    id,
    user: email,
    account: userId === null ? 'deleted' : 'open',
    payment: paymentId === null ? null : paymentNumber(paymentId),
    amount: kopecks(amount),
    target,
    reason,
    note,
    at: toIsoDateTime(at),
    state: refundState(row),
    recipient,
    cancelNote,
  };
}

const isInState: Readonly<Record<RefundState, RawBuilder<boolean>>> = {
  canceled: sql<boolean>`"canceledAt" is not null`,
  sent: sql<boolean>`"canceledAt" is null and "endedAt" is not null`,
  toSend: sql<boolean>`"canceledAt" is null and "endedAt" is null and "recipient" is not null`,
  atBank: sql<boolean>`"canceledAt" is null and "endedAt" is null and "recipient" is null`,
};

const columns: ListColumns<RefundKey, RefundConditions> = {
  id: 'id',
  sorts: {
    id: byValue('id', 'bigint'),
    user: byText('email'),
    // Numbers with the same prefix sort by value, after those without a prefix.
    payment: byValue(sql`coalesce("paymentId", 0)`, 'bigint'),
    amount: byValue('amount', 'bigint'),
    target: byRank('target', refundTargets),
    reason: byRank('reason', refundReasons),
    at: byValue('at', 'timestamptz'),
  },
  conditions: {
    reason: (reason) => sql<boolean>`"reason" = ${reason}`,
    state: (state) => isInState[state],
  },
  search: (pattern) => sql<boolean>`"searchText" like ${pattern}`,
};

/** Counts the refunds that an administrator has to transfer. */
export async function countRefundsToSend(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('refund')
    .where(isInState.toSend)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a page of all customers' refunds, including deleted accounts (D33). */
export function refundPage(db: Db, query: ListRequest<RefundKey, RefundConditions>) {
  const source = listSource(db.selectFrom('refund').selectAll(), columns, query, {
    toItems: (rows) => rows.map(toAdminRefund),
    sums: { amount: sql<number>`case when "canceledAt" is null then "amount" else 0 end` },
  });
  return listPage([source], refundRules, query);
}

/**
 * Locks the customer and returns a refund that awaits a manual transfer. It can be sent or cancelled, once.
 *
 * @throws Problem 404 `notFound`, 409 `ownAccount` for the caller's own, 409 `changed` if it is closed or not manual
 */
async function lockWaiting(tx: Db, caller: Caller, id: number): Promise<Selectable<RefundTable>> {
  const rows = tx.selectFrom('refund').selectAll().where('id', '=', id);
  const found = await rows.executeTakeFirst();
  if (!found) throw refusal('notFound');
  // If the account is being deleted right now, the refund can still be sent.
  if (found.userId !== null) await lockCustomerIfThere(tx, found.userId);
  refuseOwnAccount(caller, found.userId);
  const row = await rows.forUpdate().executeTakeFirstOrThrow();
  if (!canSend(toAdminRefund(row))) throw refusal('changed');
  return row;
}

interface RefundAct {
  readonly caller: Caller;
  readonly now: Date;
  readonly publish: Publish;
}

/**
 * Marks a manual refund as sent and returns it.
 *
 * @throws Problem as `lockWaiting`
 */
export async function markRefundSent(
  tx: Db,
  id: number,
  { caller, now, publish }: RefundAct,
): Promise<AdminRefund> {
  const row = await lockWaiting(tx, caller, id);
  await endRefund(tx, id, now, publish);
  return { ...toAdminRefund(row), state: 'sent' };
}

/**
 * Cancels a refund before it is sent, with a reason for the customer, and returns it.
 *
 * @throws Problem as `lockWaiting`, 409 `accountDeleted` if no account can take the money
 */
export async function cancelWaitingRefund(
  tx: Db,
  id: number,
  { caller, note, now, publish }: RefundAct & { readonly note: string },
): Promise<AdminRefund> {
  const row = await lockWaiting(tx, caller, id);
  const { userId, paymentId } = row;
  if (userId === null || paymentId === null) throw refusal('accountDeleted');
  await cancelRefund(tx, { ...row, userId, paymentId }, { note, now });
  publish(userId, 'payments', 'account', 'notifications');
  return { ...toAdminRefund(row), state: 'canceled', cancelNote: note };
}
