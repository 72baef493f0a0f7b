import type { billsContract } from '@app/contract/bills';
import { paymentDocumentPathOf } from '@app/contract/documents';
import { sql, type RawBuilder } from 'kysely';
import {
  isOpenBill,
  billItems,
  billStates,
  toBill,
  type BillItem,
  type BillState,
} from '@/domain/payment/bill';
import { billRules, type BillConditions, type BillSortKey, type BillSum } from '@/domain/payment/billRules';
import { isOpen } from '@/domain/payment/paymentState';
import { transferredMethods } from '@/domain/payment/method';
import { paymentDocumentKindOf, type PaymentDocumentKind } from '@/domain/documents/billingDocument';
import { paymentNumber } from '@/domain/payment/payment';
import type { Db } from '../db/database';
import { continuePath } from '../gateways/gatewayOrder';
import type { Handlers } from '../routing/contractRoutes';
import { lockCustomer } from '../customers/lock';
import { lockUnpaid } from '../billing/lockUnpaid';
import { applyToListed, bulkActionPart } from '../paging/bulkAction';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byText, byValue } from '../paging/order';
import { numberColumn } from './history';
import { endUnpaid } from '../consequences/money';
import { paymentOf, type PaymentRow } from '../billing/rows';

/** Returns a lookup of the documents that these payments have. */
async function documentsOf(
  db: Db,
  rows: readonly PaymentRow[],
): Promise<(row: PaymentRow, kind: PaymentDocumentKind) => boolean> {
  const ids = rows.map(({ id }) => id);
  const issued =
    ids.length === 0
      ? []
      : await db.selectFrom('paper').select(['paymentId', 'kind']).where('paymentId', 'in', ids).execute();
  const keys = new Set(issued.map(({ paymentId, kind }) => `${paymentId}:${kind}`));
  // A payment from before documents gets one at the first download.
  return (row, kind) => keys.has(`${row.id}:${kind}`) || paymentDocumentKindOf(paymentOf(row)) === kind;
}

/** Converts an item for the API: the server's id as a string. */
export const wireItem = ({ serverId, ...item }: BillItem) => ({
  ...item,
  serverId: serverId === null ? null : String(serverId),
});

/** Converts bills for the API. */
export async function wireBills(db: Db, rows: readonly PaymentRow[]) {
  const hasPaper = await documentsOf(db, rows);
  return (row: PaymentRow) => {
    const isAtBank = row.due !== null;
    const pathOf = (kind: PaymentDocumentKind) =>
      hasPaper(row, kind) ? paymentDocumentPathOf(String(row.id), kind) : null;
    const { id, ...bill } = toBill(paymentOf(row), {
      isAtBank,
      items: billItems(
        row.entries,
        row.bills?.map(paymentNumber),
        row.options?.serverId,
        row.customBill?.lines,
      ),
      billPath: pathOf('bill'),
      receiptPath: pathOf('receipt'),
      continueAt: isAtBank && isOpen(row.state) ? continuePath(row.id) : null,
    });
    return { ...bill, id: String(id), currency: 'RUB' as const, items: bill.items.map(wireItem) };
  };
}

/** SQL conditions of bill states, equal to `toBill` of src/domain. */
export const hasBillState: Readonly<Record<BillState, RawBuilder<boolean>>> = {
  unpaid: sql<boolean>`"payment"."status" = 'Pending' and "payment"."due" is null`,
  atBank: sql<boolean>`"payment"."status" = 'Pending' and "payment"."due" is not null`,
  paid: sql<boolean>`"payment"."status" in ('Paid', 'PartlyRefunded')`,
  canceled: sql<boolean>`"payment"."status" = 'Canceled'`,
  refunded: sql<boolean>`"payment"."status" = 'Refunded'`,
};

/** SQL order of the states. */
export const byBillState = byValue(
  sql`case ${sql.join(
    billStates.map((state, rank) => sql`when ${hasBillState[state]} then ${sql.lit(rank)}`),
    sql` `,
  )} end`,
  'bigint',
);

/** SQL condition for bills: `isBill` of src/domain. The indexes of migration 0310 require this exact text. */
export const isBillRow = sql<boolean>`("payment"."status" = 'Pending'
  or "payment"."method" in (${sql.join(transferredMethods.map((method) => sql.lit(method)))})
  or ("payment"."method" = 'balance' and "payment"."fromBalance" < "payment"."amount"))`;

const isOpenRow = sql<boolean>`"payment"."status" = 'Pending'`;

/** SQL for `isTopUpBill` of src/domain: no entries, bills or options are paid. */
const isTopUpRow = sql<boolean>`(coalesce("payment"."entries" = '[]'::jsonb, false)
  and coalesce("payment"."bills", '[]'::jsonb) in ('[]'::jsonb, 'null'::jsonb)
  and "payment"."options" ->> 'serverId' is null)`;

const columns: ListColumns<BillSortKey, BillConditions> = {
  id: 'payment.id',
  sorts: {
    number: byValue('payment.id', 'bigint'),
    items: byText('payment.subject'),
    date: byValue('payment.date', 'date'),
    payer: byText('payment.payer'),
    state: byBillState,
    amount: byValue('payment.amount', 'bigint'),
    open: byValue(sql`(${isOpenRow})::integer`, 'bigint'),
  },
  conditions: { state: (state) => (state === 'open' ? isOpenRow : sql`(${hasBillState[state]})`) },
  search: (pattern) =>
    sql<boolean>`"folded"(concat_ws(E'\\n', ${numberColumn}, "payment"."payer", "payment"."subject")) like ${pattern}`,
};

const sums: Readonly<Record<BillSum, RawBuilder<number>>> = {
  owed: sql<number>`case when ${isOpenRow} then "payment"."amount" - "payment"."fromBalance" end`,
  payable: sql<number>`(${hasBillState.unpaid} and not ${isTopUpRow})::integer`,
  open: sql<number>`(${isOpenRow})::integer`,
};

/** A page of a customer's bills. */
export function ownBillPage(
  db: Db,
  userId: string,
  {
    ids,
    ...query
  }: ListRequest<BillSortKey, BillConditions> & { readonly ids?: readonly number[] | undefined },
) {
  let all = db
    .selectFrom('payment')
    .selectAll('payment')
    .where('payment.userId', '=', userId)
    .where(isBillRow);
  if (ids) all = all.where('payment.id', 'in', ids);
  const toItems = async (rows: readonly PaymentRow[]) => rows.map(await wireBills(db, rows));
  return listPage([listSource(all, columns, query, { toItems, sums })], billRules, query);
}

/** Handlers of bills (D27, D35). */
export const billRoutes: Omit<Handlers<typeof billsContract>, 'ofServer'> = {
  list: ({ db, caller, query }) => ownBillPage(db, caller.id, query),
  async cancel({ db, caller, body, now, changed }) {
    const rows = await lockUnpaid(db, caller.id, body.ids);
    for (const row of rows) await endUnpaid(db, row, { to: 'canceled' }, now);
    changed(caller.id, 'account', 'payments', 'notifications', 'servers');
  },
  async cancelListed({ db, caller, body, now, changed }) {
    await lockCustomer(db, caller.id);
    const part = await ownBillPage(db, caller.id, bulkActionPart(body, 'number'));
    changed(caller.id, 'account', 'payments', 'notifications', 'servers');
    return applyToListed(db, part, body.except, {
      isFor: isOpenBill,
      act: async ({ id }) => {
        for (const row of await lockUnpaid(db, caller.id, [Number(id)]))
          await endUnpaid(db, row, { to: 'canceled' }, now);
      },
      nameOf: ({ number }) => number,
    });
  },
};
