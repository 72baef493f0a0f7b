import { sql, type Selectable } from 'kysely';
import type { Grouped } from '@/domain/admin/grouped';
import { paymentRules, type PaymentConditions, type PaymentKey } from '@/domain/admin/lists';
import {
  adminPaymentStatuses,
  adminPaymentStatusOf,
  afterDeletion,
  canCredit,
  canProcess,
  statusAfterDeletion,
  type AdminPayment,
  type AdminPaymentStatus,
} from '@/domain/admin/payment';
import type { IsoDate } from '@/domain/time/dates';
import { kopecks } from '@/domain/money/money';
import { billItems, type BillItem } from '@/domain/payment/bill';
import { bookedMethodIds } from '@/domain/payment/method';
import { knownPaymentStatuses, type KnownPaymentStatus } from '@/domain/payment/payment';
import { formerFields, ownFacts } from '../accounts/keepPayments';
import { lockOwner } from '../customers/lock';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Problem } from '../http/problem';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';
import { countRows } from './countRows';
import { searchOwners, type OwnerSearch } from '../paging/searchOwners';
import type { FormerPaymentTable } from './tables';

/* All customers' payments, for administrators to see and process (D33), including deleted accounts. */

type PaymentFacts = Pick<
  Selectable<FormerPaymentTable>,
  'id' | 'email' | 'date' | 'method' | 'amount' | 'status'
> &
  Pick<AdminPayment, 'items' | 'failure'>;

/** The same for a deleted account: the deletion stored the purpose. */
const formerFacts = ({
  items,
  ...row
}: Omit<PaymentFacts, 'items'> & { readonly items: readonly BillItem[] | null }): PaymentFacts => ({
  ...row,
  items: items ?? billItems(null),
});

function toAdminPayment({
  id,
  email,
  amount,
  method,
  status,
  date,
  items,
  failure,
}: PaymentFacts): AdminPayment {
  return {
    id,
    user: email,
    account: 'open',
    amount: kopecks(amount),
    method,
    status: adminPaymentStatusOf[status],
    date,
    items,
    failure,
    isTopUp: false,
    expected: null,
  };
}

const ownPayments = (db: Db) =>
  formerFields(db).select(['due', 'paidCurrency', 'paidMinor', 'member', isToppingUp.as('isTopUp')]);

/** Same as `isTopUp` (billing/rows.ts), for rows read without their entries. */
const isToppingUp = sql<boolean>`coalesce("payment"."entries" = '[]'::jsonb, false)`;

type OwnPayment = Awaited<ReturnType<ReturnType<typeof ownPayments>['execute']>>[number];

/** Adds the sum that an administrator can enter as received. */
function toOwnPayment(row: OwnPayment): AdminPayment {
  const { due, paidCurrency: currency, paidMinor: minor, isTopUp, member } = row;
  const payment = { ...toAdminPayment(ownFacts(row)), isTopUp, ...(member !== null && { member }) };
  const expected = { currency, minor, isWhole: due !== null };
  return { ...payment, expected: canProcess(payment) || canCredit(payment) ? expected : null };
}

const formerPayments = (db: Db) =>
  db
    .selectFrom('formerPayment')
    .select(['id', 'email', 'date', 'method', 'amount', 'status', 'items', 'failure']);

/** Condition for payments whose admin status matches. */
const havingStatus = (column: string, isStatus: (status: KnownPaymentStatus) => boolean) =>
  sql<boolean>`${sql.ref(column)} = any(${knownPaymentStatuses.filter(isStatus)}::text[])`;

const rankOfStatus = (column: string, toStatus: (status: KnownPaymentStatus) => AdminPaymentStatus) =>
  byRank(
    column,
    adminPaymentStatuses.map((status) => knownPaymentStatuses.filter((known) => toStatus(known) === status)),
  );

const ownColumns = (orOwner: OwnerSearch): ListColumns<PaymentKey, PaymentConditions> => ({
  id: 'payment.id',
  sorts: {
    id: byValue('payment.id', 'bigint'),
    user: byText('user.email'),
    description: byText('payment.subject'),
    amount: byValue('payment.amount', 'bigint'),
    method: byRank('payment.method', bookedMethodIds),
    status: rankOfStatus('payment.status', (status) => adminPaymentStatusOf[status]),
    date: byValue('payment.date', 'date'),
  },
  conditions: {
    status: (wanted) => havingStatus('payment.status', (status) => adminPaymentStatusOf[status] === wanted),
    method: (method) => sql<boolean>`"payment"."method" = ${method}`,
  },
  search: (pattern) => orOwner(sql<boolean>`"payment"."searchText" like ${pattern}`, 'payment.userId'),
});

/** Counts and sums the payments of existing accounts. */
async function countPayments(db: Db) {
  const { total, amount } = await db
    .selectFrom('accountSummary')
    .select([
      sql<number>`coalesce(sum("payments"), 0)::bigint`.as('total'),
      sql<number>`coalesce(sum("amount"), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  return { total, sums: { amount } };
}

const formerStatusOf = (status: KnownPaymentStatus) => statusAfterDeletion(adminPaymentStatusOf[status]);

const formerColumns: ListColumns<PaymentKey, PaymentConditions> = {
  id: 'formerPayment.id',
  sorts: {
    id: byValue('formerPayment.id', 'bigint'),
    user: byText('formerPayment.email'),
    description: byText('formerPayment.subject'),
    amount: byValue('formerPayment.amount', 'bigint'),
    method: byRank('formerPayment.method', bookedMethodIds),
    status: rankOfStatus('formerPayment.status', formerStatusOf),
    date: byValue('formerPayment.date', 'date'),
  },
  conditions: {
    status: (wanted) => havingStatus('formerPayment.status', (status) => formerStatusOf(status) === wanted),
    method: (method) => sql<boolean>`"formerPayment"."method" = ${method}`,
  },
  search: (pattern) => sql<boolean>`"formerPayment"."searchText" like ${pattern}`,
};

/** Returns a page of all customers' payments, including deleted accounts (D33). */
export async function paymentPage(db: Db, query: ListRequest<PaymentKey, PaymentConditions>) {
  return listPage(
    [
      listSource(ownPayments(db), ownColumns(await searchOwners(db, query.search)), query, {
        toItems: (rows) => rows.map(toOwnPayment),
        sums: { amount: sql<number>`"payment"."amount"` },
        counted: db.selectFrom('payment'),
        whole: () => countPayments(db),
      }),
      listSource(formerPayments(db), formerColumns, query, {
        toItems: (rows) => rows.map((row) => afterDeletion(toAdminPayment(formerFacts(row)))),
        sums: { amount: sql<number>`"formerPayment"."amount"` },
      }),
    ],
    paymentRules,
    query,
  );
}

/** Returns a customer's newest payments and their total number. */
export async function newestPayments(db: Db, userId: string, limit: number) {
  const own = ownPayments(db).where('payment.userId', '=', userId);
  const rows = await own.orderBy('payment.id', 'desc').limit(limit).execute();
  return { items: rows.map(toOwnPayment), total: await countRows(own) };
}

/** Returns why a payment cannot be processed: it never existed, or its account was deleted. */
async function missing(tx: Db, id: number): Promise<Problem> {
  const former = await formerPayments(tx).where('id', '=', id).executeTakeFirst();
  return refusal(former ? 'accountDeleted' : 'notFound');
}

type PaymentFigures = readonly Grouped<Pick<AdminPayment, 'amount' | 'status' | 'date'>>[];

async function figuresOf(db: Db, table: 'payment' | 'formerPayment'): Promise<PaymentFigures> {
  const rows = await db
    // Groups by day first, which an index covers: computing the month of every payment is slow.
    .selectFrom((from) =>
      from
        .selectFrom(table)
        .select((field) => [
          'status',
          'date',
          sql<number>`sum("amount")`.as('amount'),
          field.fn.countAll<number>().as('count'),
        ])
        .groupBy(['status', 'date'])
        .as('day'),
    )
    .select([
      'status',
      sql<IsoDate>`date_trunc('month', "date"::timestamp)::date`.as('month'),
      sql<number>`sum("amount")::bigint`.as('sum'),
      sql<number>`sum("count")::bigint`.as('count'),
    ])
    .groupBy(['status', 'month'])
    .execute();
  return rows.map(({ status, month, sum, count }) => ({
    status: adminPaymentStatusOf[status],
    date: month,
    amount: kopecks(sum),
    count,
  }));
}

/** Returns the counts behind all payment figures. They are grouped by month and status, under the month's first day. */
export async function paymentFigures(db: Db): Promise<PaymentFigures> {
  const [own, former] = await Promise.all([figuresOf(db, 'payment'), figuresOf(db, 'formerPayment')]);
  return [...own, ...former.map((figure) => ({ ...figure, status: statusAfterDeletion(figure.status) }))];
}

/**
 * Locks the customer and returns a payment.
 *
 * @throws Problem 409 `accountDeleted` for a payment of a deleted account, 404 `notFound`
 */
export async function lockPayment(tx: Db, id: number): Promise<{ payment: AdminPayment; row: PaymentRow }> {
  const rows = tx.selectFrom('payment').selectAll().where('id', '=', id);
  const owner = await lockOwner(tx, async () => (await rows.executeTakeFirst())?.userId);
  if (owner === null) throw await missing(tx, id);
  const payment = await ownPayments(tx).where('payment.id', '=', id).executeTakeFirst();
  const row = await rows.forUpdate().executeTakeFirst();
  if (!row || !payment) throw await missing(tx, id);
  return { payment: toOwnPayment(payment), row };
}
