import { sql, type RawBuilder } from 'kysely';
import { currencyIds } from '@/domain/payment/currency';
import { bookedMethodIds } from '@/domain/payment/method';
import { paymentNumber, type KnownPaymentStatus } from '@/domain/payment/payment';
import {
  currencyStep,
  paymentRules,
  statusOrder,
  type PaymentConditions,
  type PaymentSortKey,
  type PaymentSum,
} from '@/domain/payment/paymentRules';
import { wirePayment, type PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';
import { refundDocumentsOf } from '../billingDocuments/documents';

/* A customer's payments. The account's index finds them, so ranks are computed for few rows. */

/** SQL for `paymentNumber` of src/domain. */
export const numberColumn = sql<string>`${sql.lit(paymentNumber(0).slice(0, -1))} || "payment"."id"`;

const columns: ListColumns<PaymentSortKey, PaymentConditions> = {
  id: 'payment.id',
  sorts: {
    id: byValue('payment.id', 'bigint'),
    number: byText(numberColumn),
    date: byValue('payment.date', 'date'),
    payer: byText('payment.payer'),
    paymentMethod: byRank('payment.method', bookedMethodIds),
    amount: byValue('payment.amount', 'bigint'),
    amountInPaymentCurrency: byValue(
      sql`(${byRank('payment.paidCurrency', currencyIds).by}) * ${sql.lit(currencyStep)} + "payment"."paidMinor"`,
      'bigint',
    ),
    status: byRank('payment.status', statusOrder),
  },
  conditions: {
    status: (status) => sql<boolean>`"payment"."status" = ${status}`,
    method: (method) => sql<boolean>`"payment"."method" = ${method}`,
    from: (day) => sql<boolean>`"payment"."date" >= ${day}::date`,
    to: (day) => sql<boolean>`"payment"."date" <= ${day}::date`,
  },
  search: (pattern) => sql<boolean>`"payment"."historyText" like ${pattern}`,
};

const amountOf = (status: KnownPaymentStatus) =>
  sql<number>`case when "payment"."status" = ${status} then "payment"."amount" end`;

const countIf = (isSuch: RawBuilder<boolean>) => sql<number>`(${isSuch})::integer`;

const sums: Readonly<Record<PaymentSum, RawBuilder<number>>> = {
  Paid: amountOf('Paid'),
  Pending: amountOf('Pending'),
  Canceled: amountOf('Canceled'),
  PartlyRefunded: amountOf('PartlyRefunded'),
  Refunded: amountOf('Refunded'),
  unpaid: countIf(sql`"payment"."status" = 'Pending'`),
  // Only its own method pays a top-up: `isTopUp` of billing/rows.ts.
  payable: countIf(sql`"payment"."status" = 'Pending' and "payment"."entries" is distinct from '[]'::jsonb`),
};

/** Returns a page of a customer's payments with their refund documents. */
export function historyPage(db: Db, userId: string, query: ListRequest<PaymentSortKey, PaymentConditions>) {
  const toItems = async (rows: readonly PaymentRow[]) => {
    const ids = rows.map(({ id }) => id);
    const documents = await refundDocumentsOf(db, userId, ids);
    return rows.map((row) => {
      const refundPapers = documents.get(row.id);
      return { ...wirePayment(row), ...(refundPapers && { refundPapers }) };
    });
  };
  const all = db.selectFrom('payment').selectAll('payment').where('payment.userId', '=', userId);
  return listPage([listSource(all, columns, query, { toItems, sums })], paymentRules, query);
}
