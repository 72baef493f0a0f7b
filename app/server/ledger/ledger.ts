import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { kopecks, type Money } from '@/domain/money/money';
import type { RevenueProduct } from '@/domain/payment/revenue';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';

/*
 * The ledger (D27). `incoming` is money from outside, `clearing` is money in transit from a gateway. Money on a balance
 * belongs to the customer; `reserved` is held for an unpaid payment. `revenue` (by product if known) and `commissions`
 * are ours. `refunds` is refunded money, and `returning` the part that is not sent yet. `unclaimed` came from
 * unknown senders (the rows of `unclaimedMoney` that wait) or, through a gateway, for payments of deleted accounts;
 * `writtenOff` is the rest of deleted accounts and other balances that cannot be refunded. `goodwill` and `corrections` are manual
 * adjustments by staff; `opening` is the source of sample balances, and
 * `imported` that of balances of an earlier system. A balance is the sum of an account's entries.
 */

export type LedgerAccount =
  | 'incoming'
  | `clearing:${string}`
  | 'opening'
  | 'reserved'
  | 'revenue'
  | `revenue:${RevenueProduct}`
  | 'commissions'
  | 'refunds'
  | 'returning'
  | 'unclaimed'
  | 'writtenOff'
  | 'goodwill'
  | 'corrections'
  | 'imported'
  | `customer:${string}`;

export const customerAccount = (userId: string): LedgerAccount => `customer:${userId}`;

/** A posting on one ledger account. */
export interface Entry {
  readonly account: LedgerAccount;
  /** Kopecks; negative for a debit. Zero entries are dropped. */
  readonly amount: number;
}

export interface Posting {
  /** Null for postings that outlive their account. */
  readonly userId: string | null;
  /** Idempotency key, unique per customer. */
  readonly key: string;
  readonly at: Date;
  /** They must add up to zero; the database enforces it. */
  readonly entries: readonly Entry[];
}

export interface Transfer extends Omit<Posting, 'entries'> {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: Money;
}

/** Combines entries of an account, in a fixed order. */
function summed(entries: readonly Entry[]): readonly Entry[] {
  const sums = new Map<LedgerAccount, number>();
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums]
    .map(([account, amount]) => ({ account, amount }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.account < b.account ? -1 : 1));
}

/**
 * Posts entries idempotently: repeated entries with the same key change nothing, different ones are refused. The caller
 * checks the funds under the customer's lock; the database refuses a negative balance at the commit.
 *
 * @returns whether they were posted now
 */
export async function post(tx: Db, { userId, key, at, entries }: Posting): Promise<boolean> {
  const booked = summed(entries);
  if (booked.length === 0) throw new RangeError('Nothing is moved');
  const content = JSON.stringify(booked.map(({ account, amount }) => [account, amount]));
  const fingerprint = createHash('sha256').update(content).digest('base64url');
  const made = await tx
    .insertInto('transfer')
    .values({ userId, key, fingerprint, at })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) {
    const first = await tx
      .selectFrom('transfer')
      .select('fingerprint')
      .where('userId', '=', userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.fingerprint !== fingerprint) throw new Problem(409, 'keyReused');
    return false;
  }
  await tx
    .insertInto('ledgerEntry')
    .values(booked.map((entry) => ({ transferId: made.id, ...entry })))
    .execute();
  return true;
}

/** Returns the kopecks that a posting adds to its customer's balance; negative for a debit. */
export function creditOf({ userId, entries }: Posting & { readonly userId: string }): number {
  const own = entries.filter(({ account }) => account === customerAccount(userId));
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** Posts a transfer of an amount between two accounts, like `post`. */
export function book(tx: Db, { from, to, amount, ...posting }: Transfer): Promise<boolean> {
  if (amount <= 0 || from === to) throw new RangeError('Nothing is moved');
  return post(tx, {
    ...posting,
    entries: [
      { account: from, amount: 0 - amount },
      { account: to, amount },
    ],
  });
}

/** Whether a customer has a posting with this key. */
export async function isBooked(tx: Db, userId: string, key: string): Promise<boolean> {
  const found = await tx
    .selectFrom('transfer')
    .select('id')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

/** Sums the entries of these accounts; accounts without entries are omitted. */
export async function sumsOf(
  db: Db,
  accounts: readonly LedgerAccount[],
): Promise<ReadonlyMap<LedgerAccount, Money>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledgerEntry')
    .select(['account', sql<number>`sum("amount")::bigint`.as('total')])
    .where('account', 'in', [...accounts])
    .groupBy('account')
    .execute();
  return new Map(rows.map(({ account, total }) => [account as LedgerAccount, kopecks(total)]));
}

/** Sums the entries of an account. */
export async function sumOf(db: Db, account: LedgerAccount): Promise<Money> {
  const { total } = await db
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(sum("amount"), 0)::bigint`.as('total'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return kopecks(total);
}
