import { sql } from 'kysely';
import { kopecks, type Money } from '@/domain/money/money';
import { goodwillLeft, type BalancePosting } from '@/domain/payment/goodwill';
import type { Db } from '../db/database';
import { customerAccount, sumOf, sumsOf } from './ledger';

/** Returns an account's balance: the sum of its entries (D27). */
export function balanceOf(db: Db, userId: string): Promise<Money> {
  return sumOf(db, customerAccount(userId));
}

/** Returns all postings on a balance, oldest first. */
export function balancePostings(db: Db, userId: string): Promise<readonly BalancePosting[]> {
  return db
    .selectFrom('ledgerEntry')
    .innerJoin('transfer', 'transfer.id', 'ledgerEntry.transferId')
    .select([
      'ledgerEntry.amount',
      sql<
        BalancePosting['kind']
      >`coalesce((select max(case "account" when 'goodwill' then 'goodwill' when 'reserved' then 'hold' end) from "ledgerEntry" as "other" where "other"."transferId" = "transfer"."id"), 'other')`.as(
        'kind',
      ),
    ])
    .where('ledgerEntry.account', '=', customerAccount(userId))
    .orderBy('transfer.id')
    .execute();
}

/** Returns the part of a balance that may be refunded to payment methods: all but goodwill. */
export async function refundableBalance(db: Db, userId: string): Promise<Money> {
  const postings = await balancePostings(db, userId);
  const balance = postings.reduce((sum, { amount }) => sum + amount, 0);
  return kopecks(balance - goodwillLeft(postings));
}

/** Returns the part of an account's money that its unpaid payments hold. */
export async function reservedOf(db: Db, userId: string): Promise<Money> {
  const { reserved } = await db
    .selectFrom('ledgerEntry')
    .innerJoin('transfer', 'transfer.id', 'ledgerEntry.transferId')
    .select(sql<number>`coalesce(sum("ledgerEntry"."amount"), 0)::bigint`.as('reserved'))
    .where('transfer.userId', '=', userId)
    .where('account', '=', 'reserved')
    .executeTakeFirstOrThrow();
  return kopecks(reserved);
}

/** Returns the balances of these accounts by id. */
export async function balancesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  const sums = await sumsOf(db, userIds.map(customerAccount));
  return new Map(userIds.map((userId) => [userId, sums.get(customerAccount(userId)) ?? kopecks(0)]));
}
