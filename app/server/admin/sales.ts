import { sql } from 'kysely';
import type { Sale } from '@/domain/admin/months';
import type { IsoDate } from '@/domain/time/dates';
import { kopecks } from '@/domain/money/money';
import { revenueProducts } from '@/domain/payment/revenue';
import type { LedgerAccount } from '../ledger/ledger';
import type { Db } from '../db/database';
import { monthBuckets } from './monthBuckets';
import { timeZoneOf } from '../settings/storedSettings';

const revenueAccounts: readonly LedgerAccount[] = [
  'revenue',
  ...revenueProducts.map((product) => `revenue:${product}` as const),
];

/** Returns sales from the ledger, by the month in which the money arrived. They remain after accounts are deleted. */
async function bookedSales(db: Db): Promise<readonly Sale[]> {
  const booked = db
    .selectFrom('ledgerEntry')
    .innerJoin('transfer', 'transfer.id', 'ledgerEntry.transferId')
    .where('account', 'in', [...revenueAccounts]);
  const moments = await booked
    .select(({ fn }) => [fn.min<Date | null>('at').as('first'), fn.max<Date | null>('at').as('last')])
    .executeTakeFirstOrThrow();
  const buckets = monthBuckets(await timeZoneOf(db), moments, sql.ref('at'));
  if (!buckets) return [];
  const rows = await booked
    .select([buckets.bucket.as('bucket'), sql<number>`sum("ledgerEntry"."amount")::bigint`.as('sum')])
    .groupBy('bucket')
    .execute();
  return rows.flatMap(({ bucket, sum }) => {
    const date = buckets.months[bucket - 1];
    return date === undefined ? [] : [{ date, amount: kopecks(sum) }];
  });
}

/** Returns the sales in sample data (D25), which has no ledger entries. */
async function sampleSales(db: Db, table: 'payment' | 'formerPayment'): Promise<readonly Sale[]> {
  const isBooked =
    table === 'payment'
      ? sql<boolean>`exists (select from "transfer" where "transfer"."userId" = "payment"."userId"
          and "key" in ('payment:' || "payment"."id" || ':money', 'payment:' || "payment"."id" || ':balance'))`
      : sql<boolean>`"receivedAt" is not null`;
  const rows = await db
    .selectFrom(table)
    .where('reason', '=', 'sample')
    .where('status', 'in', ['Paid', 'PartlyRefunded'])
    .where(({ not }) => not(isBooked))
    .select([
      sql<IsoDate>`date_trunc('month', "date")::date`.as('month'),
      sql<number>`sum("amount")::bigint`.as('sum'),
    ])
    .groupBy('month')
    .execute();
  return rows.map(({ month, sum }) => ({ date: month, amount: kopecks(sum) }));
}

/** Returns the sales by the first day of each month. Top-ups do not count; charges to a balance do (D47). */
export async function salesFigures(db: Db): Promise<readonly Sale[]> {
  const [booked, own, former] = await Promise.all([
    bookedSales(db),
    sampleSales(db, 'payment'),
    sampleSales(db, 'formerPayment'),
  ]);
  return [...booked, ...own, ...former];
}
