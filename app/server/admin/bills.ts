import { sql } from 'kysely';
import { adminBillRules, type AdminBillConditions, type AdminBillKey } from '@/domain/admin/bill';
import { paymentNumber } from '@/domain/payment/payment';
import { lockOwner } from '../customers/lock';
import { byBillState, hasBillState, isBillRow, wireBills } from '../payments/bills';
import { endUnpaid } from '../consequences/money';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { notify } from '../notifications/notify';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byText, byValue } from '../paging/order';
import { countRows } from './countRows';
import { searchOwners, type OwnerSearch } from '../paging/searchOwners';

/* All customers' bills, for administrators to find and cancel (D33); deleted accounts have none. */

const columns = (orOwner: OwnerSearch): ListColumns<AdminBillKey, AdminBillConditions> => ({
  id: 'payment.id',
  sorts: {
    number: byValue('payment.id', 'bigint'),
    user: byText('user.email'),
    payer: byText('payment.payer'),
    date: byValue('payment.date', 'date'),
    state: byBillState,
    amount: byValue('payment.amount', 'bigint'),
  },
  conditions: { state: (state) => sql`(${hasBillState[state]})` },
  search: (pattern) => orOwner(sql<boolean>`"payment"."billText" like ${pattern}`, 'payment.userId'),
});

/** The bills of all customers. */
const allBills = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('user', 'user.id', 'payment.userId')
    .selectAll('payment')
    .select('user.email')
    .where(isBillRow);

/** Returns a page of bills, newest first by default. */
export async function billPage(db: Db, query: ListRequest<AdminBillKey, AdminBillConditions>) {
  const toItems = async (rows: readonly (PaymentRow & { email: string })[]) => {
    const toWire = await wireBills(db, rows);
    return rows.map((row) => wireAdminBill(toWire(row), row.email));
  };
  const counted = db.selectFrom('payment').where(isBillRow);
  const found = columns(await searchOwners(db, query.search));
  return listPage([listSource(allBills(db), found, query, { toItems, counted })], adminBillRules, query);
}

/** Returns a customer's newest bills and their total number. */
export async function newestBills(db: Db, userId: string, limit: number) {
  const own = allBills(db).where('payment.userId', '=', userId);
  const rows = await own.orderBy('payment.id', 'desc').limit(limit).execute();
  const toWire = await wireBills(db, rows);
  return { items: rows.map((row) => wireAdminBill(toWire(row), row.email)), total: await countRows(own) };
}

function wireAdminBill<Bill extends { continueAt: unknown }>({ continueAt: _, ...bill }: Bill, user: string) {
  return { ...bill, user };
}

/** Returns the current state of a bill. */
export async function billNow(db: Db, id: number) {
  const row = await allBills(db).where('payment.id', '=', id).executeTakeFirst();
  if (!row) throw refusal('notFound');
  return wireAdminBill((await wireBills(db, [row]))(row), row.email);
}

/**
 * Cancels an unpaid bill and its order, and notifies the customer with the reason.
 *
 * @returns the customer's id
 * @throws Problem 404 `notFound`, 409 `changed` if it is closed
 */
export async function cancelBill(
  tx: Db,
  id: number,
  note: string,
  now: Date,
): Promise<{ row: PaymentRow; user: string }> {
  const bill = allBills(tx).where('payment.id', '=', id);
  const userId = await lockOwner(tx, async () => (await bill.executeTakeFirst())?.userId);
  if (userId === null) throw refusal('notFound');
  const { email: user } = await bill.executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status !== 'Pending') throw refusal('changed');
  await endUnpaid(tx, row, { to: 'canceled' }, now);
  await notify(tx, {
    userId,
    at: now,
    about: { kind: 'billCanceled', number: paymentNumber(id), note },
  });
  return { row, user };
}
