import { sql } from 'kysely';
import type { adminContract } from '@app/contract/admin';
import type { Received } from '@app/contract/call';
import type { AdminBillKey } from '@/domain/admin/bill';
import type { BillState } from '@/domain/payment/bill';
import { transferredMethods } from '@/domain/payment/method';
import { paymentNumber } from '@/domain/payment/payment';
import { fold } from '@/domain/search/fold';
import { lockCustomer } from '../customers/lock';
import { wireBills } from '../payments/bills';
import { endUnpaid } from '../consequences/money';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { notify } from '../notifications/notify';
import { orderBy, sortedBy, sortedPage, sortedRows, type Order } from '../paging/sortedPage';

/* Every customer's bills as the administrators find and cancel them (D33); those of deleted accounts are no more. */

type Query = Received<typeof adminContract.bills, 'query'>;

const orders: Readonly<Record<AdminBillKey, Order>> = {
  number: orderBy('payment.id', 'bigint'),
  user: orderBy('user.email'),
  payer: orderBy('payment.payer'),
  date: orderBy('payment.date', 'date'),
  state: orderBy('payment.status'),
  amount: orderBy('payment.amount', 'bigint'),
};

const conditions: Readonly<Record<BillState, ReturnType<typeof sql<boolean>>>> = {
  unpaid: sql<boolean>`"payment"."status" = 'Pending' and "payment"."due" is null`,
  atBank: sql<boolean>`"payment"."status" = 'Pending' and "payment"."due" is not null`,
  paid: sql<boolean>`"payment"."status" in ('Paid', 'PartlyRefunded')`,
  canceled: sql<boolean>`"payment"."status" = 'Canceled'`,
  refunded: sql<boolean>`"payment"."status" = 'Refunded'`,
};

/** What stands before the number of every payment. */
const prefix = paymentNumber(0).slice(0, -1);

/** The bills that a query asks for, before they are sorted and cut into parts. */
function matching(db: Db, { state, search = '' }: Pick<Query, 'state' | 'search'>) {
  let rows = db
    .selectFrom('payment')
    .innerJoin('user', 'user.id', 'payment.userId')
    .where(({ and, or, eb, ref }) =>
      or([
        eb('payment.status', '=', 'Pending'),
        eb('payment.method', 'in', [...transferredMethods]),
        // Billed, and paid from the balance later: see `isBill`.
        and([eb('payment.method', '=', 'balance'), eb('payment.fromBalance', '<', ref('payment.amount'))]),
      ]),
    );
  if (state !== undefined) rows = rows.where(conditions[state]);
  const needle = fold(search.trim());
  return needle === ''
    ? rows
    : rows.where(
        sql<boolean>`strpos(lower(${prefix} || "payment"."id" || ' ' || "user"."email" || ' ' || "payment"."payer"), ${needle}) > 0`,
      );
}

/** A page of them; the newest first unless the query sorts it. */
export async function billPage(db: Db, query: Query) {
  const { sort = 'number', direction = query.sort ? 'ascending' : 'descending', cursor, limit } = query;
  const page = { order: orders[sort], id: 'payment.id', direction, cursor, limit };
  const rows = await sortedRows(
    matching(db, query)
      .selectAll('payment')
      .select(['user.email', sortedBy(page.order)]),
    page,
  ).execute();
  const { total } = await matching(db, query)
    .select((field) => field.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const toWire = await wireBills(db, rows);
  return sortedPage(rows, { limit }, total, (row) => wireAdminBill(toWire(row), row.email));
}

function wireAdminBill<Bill extends { continueAt: unknown }>({ continueAt: _, ...bill }: Bill, user: string) {
  return { ...bill, user };
}

/** One of them, as it is now. */
export async function billNow(db: Db, id: number) {
  const row = await matching(db, {})
    .selectAll('payment')
    .select('user.email')
    .where('payment.id', '=', id)
    .executeTakeFirst();
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
  const found = await matching(tx, {})
    .select(['payment.userId', 'user.email'])
    .where('payment.id', '=', id)
    .executeTakeFirst();
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
