import { sql } from 'kysely';
import { adminBillRules, type AdminBillConditions, type AdminBillKey } from '@/domain/admin/bill';
import { paymentNumber } from '@/domain/payment/payment';
import { lockCustomer } from '../customers/lock';
import { byBillState, hasBillState, isBillRow, wireBills } from '../payments/bills';
import { endUnpaid } from '../consequences/money';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { notify } from '../notifications/notify';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byText, byValue } from '../paging/order';
import { countRows } from './countRows';
import { searchOwners, type OwnerSearch } from './owners';

/* Every customer's bills as the administrators find and cancel them (D33); those of deleted accounts are no more. */

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

/** A page of them; the newest first unless the query sorts it. */
export async function billPage(db: Db, query: ListRequest<AdminBillKey, AdminBillConditions>) {
  const toItems = async (rows: readonly (PaymentRow & { email: string })[]) => {
    const toWire = await wireBills(db, rows);
    return rows.map((row) => wireAdminBill(toWire(row), row.email));
  };
  const counted = db.selectFrom('payment').where(isBillRow);
  const found = columns(await searchOwners(db, query.search));
  return listPage([listSource(allBills(db), found, query, { toItems, counted })], adminBillRules, query);
}

/** The newest bills of a customer, and how many there are. */
export async function newestBills(db: Db, userId: string, limit: number) {
  const own = allBills(db).where('payment.userId', '=', userId);
  const rows = await own.orderBy('payment.id', 'desc').limit(limit).execute();
  const toWire = await wireBills(db, rows);
  return { items: rows.map((row) => wireAdminBill(toWire(row), row.email)), total: await countRows(own) };
}

function wireAdminBill<Bill extends { continueAt: unknown }>({ continueAt: _, ...bill }: Bill, user: string) {
  return { ...bill, user };
}

/** One of them, as it is now. */
export async function billNow(db: Db, id: number) {
  const row = await allBills(db).where('payment.id', '=', id).executeTakeFirst();
  if (!row) throw refusal('notFound');
  return wireAdminBill((await wireBills(db, [row]))(row), row.email);
}

/**
 * Cancels a bill that waits for money, and what it was for; its customer is told why.
 *
 * @returns whose it was
 * @throws Problem 404 `notFound`, 409 `changed` for one that is over
 */
export async function cancelBill(
  tx: Db,
  id: number,
  note: string,
  now: Date,
): Promise<{ row: PaymentRow; user: string }> {
  const found = await allBills(tx).where('payment.id', '=', id).executeTakeFirst();
  if (!found) throw refusal('notFound');
  const { userId, email: user } = found;
  await lockCustomer(tx, userId);
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
