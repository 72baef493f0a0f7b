import { toIsoDateTime, type IsoDate } from '@/domain/time/dates';
import { kopecks } from '@/domain/money/money';
import type { Refundable, RefundTarget } from '@/domain/payment/refund';
import type { ServerId } from '@/domain/servers/server';
import {
  endOfDay,
  quoteCancellation,
  type CancellationMoment,
  type CancellationQuote,
  type PaidItem,
} from '@/domain/servers/cancellation';
import type { CancellationChoice } from '@/domain/servers/cancellationChoice';
import { lockCustomer } from '../customers/lock';
import { timeZoneOf, todayOf } from '../settings/storedSettings';
import { leftOfItem, paymentNumbered, refundableOf, notifyCredit, withoutPayment } from '../billing/refunds';
import { addRefund } from '../consequences/money';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler, Publish } from '../jobs/handler';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';
import { addOperations } from '../provisioning/operations';
import { serverRow } from '../serverStore/read';
import type { ServerRow } from '../serverStore/store';
import { cancelOutdated } from './awaited';
import { isBackupOrdered } from './idle';

/* Cancellation (D27, D32): at once with a refund, or at the end of the paid period. */

/** Returns an account's first order, if no server existed before it; otherwise null. */
async function firstOrderOf(db: Db, userId: string): Promise<number | null> {
  const first = await db
    .selectFrom('order')
    .select(['id', 'at'])
    .where('userId', '=', userId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const older = await db
    .selectFrom('server')
    .select('id')
    .where('userId', '=', userId)
    .where('createdOn', '<', await todayOf(db, first.at))
    .limit(1)
    .executeTakeFirst();
  return older ? null : first.id;
}

/** Returns the paid items of a server's time, oldest first, without failed ones. */
async function paidItemsOf(db: Db, userId: string, serverId: ServerId): Promise<readonly PaidItem[]> {
  const rows = await db
    .selectFrom('operation')
    .innerJoin('order', 'order.id', 'operation.orderId')
    .select(['operation.id', 'operation.amount', 'coversFrom', 'coversUntil', 'order.at', 'paymentId'])
    .select('orderId')
    .where('operation.userId', '=', userId)
    .where('serverId', '=', serverId)
    .where('operation.amount', '>', 0)
    .where('operation.status', '!=', 'failed')
    .orderBy('operation.id')
    .execute();
  const firstOrder = await firstOrderOf(db, userId);
  const items: PaidItem[] = [];
  for (const { id, amount, coversFrom: from, coversUntil: until, at, paymentId, orderId } of rows) {
    if (from === null || until === null) continue;
    const left = await leftOfItem(db, { id, amount });
    const paidAt = toIsoDateTime(at);
    const isFirstOrder = orderId === firstOrder;
    items.push({
      id: String(id),
      amount: kopecks(amount),
      left,
      paidAt,
      from,
      until,
      paymentId,
      isFirstOrder,
    });
  }
  return items;
}

/** A payment with what is refundable of it. */
export interface RefundablePayment {
  readonly row: PaymentRow;
  readonly refundable: Refundable;
}

/** Returns the payments of these items by id. */
export async function paymentsOf(
  db: Db,
  userId: string,
  items: readonly PaidItem[],
): Promise<ReadonlyMap<number, RefundablePayment>> {
  const ids = new Set(items.flatMap(({ paymentId }) => paymentId ?? []));
  const found = new Map<number, RefundablePayment>();
  for (const id of ids) {
    const row = await paymentNumbered(db, userId, id);
    if (row) found.set(id, { row, refundable: await refundableOf(db, row) });
  }
  return found;
}

/** Whether a server has ever run: one that was never set up has an open operation. */
async function hasRun(db: Db, serverId: ServerId): Promise<boolean> {
  const commands = await db
    .selectFrom('operation')
    .select('command')
    .where('serverId', '=', serverId)
    .where('endedAt', 'is', null)
    .execute();
  return !commands.some(({ command }) => command?.action === 'create');
}

const named = ({ id: serverId, domain }: ServerRow) => ({ serverId, domain });

/** Paid items of a server, and the moment at which they are refunded. */
interface PaidServer {
  readonly items: readonly PaidItem[];
  readonly moment: CancellationMoment;
}

/** Reads what a cancellation refunds. */
export async function paidServer(db: Db, { userId, id }: ServerRow, now: Date): Promise<PaidServer> {
  const items = await paidItemsOf(db, userId, id);
  return { items, moment: { now, timeZone: await timeZoneOf(db), isStarted: await hasRun(db, id) } };
}

/** Returns the refundable amounts of payments by their ids. */
export const refundablesOf = (payments: ReadonlyMap<number, RefundablePayment>) =>
  new Map([...payments].map(([id, { refundable }]) => [id, refundable]));

interface Cancellation {
  readonly quote: CancellationQuote;
  readonly items: readonly PaidItem[];
  readonly payments: ReadonlyMap<number, RefundablePayment>;
}

/** Quotes a cancellation. The caller holds the customer's lock unless the quote is only shown. */
export async function quoteOf(db: Db, row: ServerRow, now: Date): Promise<Cancellation> {
  const { items, moment } = await paidServer(db, row, now);
  const payments = await paymentsOf(db, row.userId, items);
  return { quote: quoteCancellation(row, items, refundablesOf(payments), moment), items, payments };
}

/** Removes a server with its bills, and queues its destruction after earlier operations. */
async function removeServer(tx: Db, { userId, id, domain }: ServerRow, now: Date): Promise<void> {
  await cancelOutdated(tx, userId, id, now);
  await tx.deleteFrom('server').where('userId', '=', userId).where('id', '=', id).execute();
  await addOperations(tx, userId, [{ serverId: id, title: domain, command: { action: 'destroy' } }], now);
}

/**
 * Cancels a server at once: refunds each period by policy and removes it.
 *
 * @throws Problem 409 `refundChanged` if the refund differs from the one shown, `backupOrdered` if a new server still
 * awaits a backup of this one
 */
export async function cancelNow(
  tx: Db,
  row: ServerRow,
  { refund, target }: Extract<CancellationChoice, { when: 'now' }>,
  now: Date,
): Promise<void> {
  if (await isBackupOrdered(tx, row.id)) throw refusal('backupOrdered');
  const cancellation = await quoteOf(tx, row, now);
  const { quote, payments } = cancellation;
  if (quote.refund !== refund) throw refusal('refundChanged', { expected: quote.refund, given: refund });
  await carryOut(tx, row, { ...cancellation, rest: refundablesOf(payments), target }, now);
}

/**
 * Carries out a quoted cancellation.
 *
 * @param rest refundable amounts by payment, which it reduces
 */
export async function carryOut(
  tx: Db,
  row: ServerRow,
  {
    quote,
    items,
    payments,
    rest,
    target,
  }: Cancellation & { readonly rest: Map<number, Refundable>; readonly target: RefundTarget },
  now: Date,
): Promise<void> {
  const { userId } = row;
  let toBalance = 0;
  for (const { id, amount, reason } of quote.periods) {
    const item = items.find((each) => each.id === id);
    if (!item || amount === 0 || reason === 'tooLate' || reason === 'mostlyUsed') continue;
    const paymentId = item.paymentId;
    const payment = paymentId === null ? null : (payments.get(paymentId)?.row ?? null);
    const refundable = (paymentId === null ? null : rest.get(paymentId)) ?? withoutPayment(item.left);
    const made = { userId, payment, operationId: Number(id), amount, target, reason, now };
    const { after, credited } = await addRefund(tx, made, refundable);
    if (paymentId !== null) rest.set(paymentId, after);
    toBalance += credited;
  }
  await notifyCredit(tx, userId, kopecks(toBalance), now);
  const event = { kind: 'left', ...named(row), amount: quote.refund } as const;
  await enqueueMail(tx, { userId, key: `left:${row.id}`, event, now });
  await removeServer(tx, row, now);
}

/** Schedules a server's removal for the end of its last day, and mails its owner. */
export async function scheduleRemoval(tx: Db, row: ServerRow, now: Date): Promise<void> {
  const { id: serverId, userId, endDate: on, version } = row;
  // No open charge remains: money that a bank still takes goes to the balance.
  await cancelOutdated(tx, userId, serverId, now);
  const event = { kind: 'leaves', ...named(row), day: on } as const;
  await enqueueMail(tx, { userId, key: `leaves:${serverId}:${version}`, event, now });
  const key = `leave:${serverId}:${on}`;
  await enqueue(tx, [
    { kind: 'leave', key, payload: { serverId, on }, runAt: endOfDay(await timeZoneOf(tx), on) },
  ]);
}

/** Delay of a removal while a new server still awaits a backup of the server. */
const orderedBackupMs = 3_600_000;

/** Removes a cancelled server after its last day, unless the cancellation was withdrawn or more time was paid. */
async function removeWhenOver(tx: Db, serverId: number, on: IsoDate, now: Date): Promise<string | null> {
  const found = await tx
    .selectFrom('server')
    .select(['id', 'userId'])
    .where('id', '=', serverId as ServerId)
    .where('leavesOn', '=', on)
    // A suspended account's server is removed once access is restored (D44).
    .where('heldStatus', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  await lockCustomer(tx, found.userId);
  const row = await serverRow(tx, found.userId, found.id)
    .where('leavesOn', '=', on)
    .where('heldStatus', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  if (await isBackupOrdered(tx, row.id)) {
    const runAt = new Date(now.getTime() + orderedBackupMs);
    const key = `leave:${serverId}:${on}:${now.toISOString()}`;
    await enqueue(tx, [{ kind: 'leave', key, payload: { serverId, on }, runAt }]);
    return null;
  }
  await removeServer(tx, row, now);
  await notify(tx, { userId: row.userId, at: now, about: { kind: 'serverLeft', domain: row.domain } });
  const event = { kind: 'over', ...named(row) } as const;
  await enqueueMail(tx, { userId: row.userId, key: `left:${row.id}`, event, now });
  return row.userId;
}

/** Ends servers that were cancelled for the end of their period. */
export const cancelHandler: JobHandler<'leave'> = {
  async run({ serverId, on }, { db, now }) {
    // The provider may have changed its time zone since.
    const end = endOfDay(await timeZoneOf(db), on);
    if (now < end) return { again: end };
    const apply = async (tx: Db, publish: Publish) => {
      const userId = await removeWhenOver(tx, serverId, on, now);
      if (userId !== null) publish(userId, 'account', 'payments', 'notifications', 'servers');
    };
    return { apply };
  },
};
