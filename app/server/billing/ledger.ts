import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { kopecks, type Money } from '@/domain/money';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';

/*
 * The books (D27). Money comes in from `incoming`, belongs to a customer while it is on a balance, and is ours in `revenue` once
 * something was sold for it; `opening` is where the sample's balances come from. A balance is the sum of an account's entries.
 */

export type LedgerAccount = 'incoming' | 'opening' | 'revenue' | `customer:${string}`;

export const customerAccount = (userId: string): LedgerAccount => `customer:${userId}`;

export interface Transfer {
  readonly userId: string;
  /** Of the customer's transfers, each once. */
  readonly key: string;
  readonly at: Date;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: Money;
}

/**
 * Books a transfer once. What was booked under its key before is not booked again; another transfer under that key is refused.
 * Whether there is enough of it is the caller's to know, under the customer's lock.
 *
 * @returns whether it was booked now
 */
export async function book(tx: Db, { userId, key, at, from, to, amount }: Transfer): Promise<boolean> {
  if (amount <= 0 || from === to) throw new RangeError('Nothing is moved');
  const content = JSON.stringify([from, to, amount]);
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
    .values([
      { transferId: made.id, account: from, amount: 0 - amount },
      { transferId: made.id, account: to, amount },
    ])
    .execute();
  return true;
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
