import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { kopecks, type Money } from '@/domain/money/money';
import type { RevenueProduct } from '@/domain/payment/revenue';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';

/*
 * The books (D27). Money comes in from `incoming`, or is on its way from a gateway in `clearing`; it belongs to a customer while it
 * is on a balance, is `reserved` for a payment that waits for the rest of its money, and is ours in `revenue` (by product where that
 * is known) and `commissions` once something was sold for it; `refunds` is what was given back, and `returning` what of it
 * its gateway or an administrator has not sent yet; `unclaimed` is what came for payments of deleted accounts; `writtenOff` is the rest of deleted accounts that nobody is
 * paid; `goodwill` is what staff gave to customers, and `corrections` what they put right by hand; `opening` is where the sample's balances come from. A balance is the sum of an account's entries.
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
  | `customer:${string}`;

export const customerAccount = (userId: string): LedgerAccount => `customer:${userId}`;

/** Effect of a transfer on one account. */
export interface Entry {
  readonly account: LedgerAccount;
  /** Kopecks; below zero for what leaves. An entry of zero is left out. */
  readonly amount: number;
}

export interface Posting {
  /** Null for what outlives its account. */
  readonly userId: string | null;
  /** Of the customer's transfers, each once. */
  readonly key: string;
  readonly at: Date;
  /** They add up to zero; the database refuses them otherwise. */
  readonly entries: readonly Entry[];
}

export interface Transfer extends Omit<Posting, 'entries'> {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: Money;
}

/** One entry an account, in one order for everybody. */
function summed(entries: readonly Entry[]): readonly Entry[] {
  const sums = new Map<LedgerAccount, number>();
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums]
    .map(([account, amount]) => ({ account, amount }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.account < b.account ? -1 : 1));
}

/**
 * Posts entries idempotently: posted again under their key they change nothing, and others under that key are refused. The caller
 * knows, under the customer's lock, that there is enough money; the database refuses a balance below zero at the commit.
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

/** Kopecks that a posting adds to its customer's balance; below zero for what it takes from there. */
export function creditOf({ userId, entries }: Posting & { readonly userId: string }): number {
  const own = entries.filter(({ account }) => account === customerAccount(userId));
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** Books the move of an amount from one account to another, as `post` does. */
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

/** Whether something has been booked for a customer under this key. */
export async function isBooked(tx: Db, userId: string, key: string): Promise<boolean> {
  const found = await tx
    .selectFrom('transfer')
    .select('id')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

/** The sums of these accounts' entries; accounts without entries are left out. */
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

/** The sum of an account's entries: what is there of it. */
export async function sumOf(db: Db, account: LedgerAccount): Promise<Money> {
  const { total } = await db
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(sum("amount"), 0)::bigint`.as('total'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return kopecks(total);
}
