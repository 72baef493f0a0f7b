import { sql } from 'kysely';
import {
  endedKinds,
  movedKinds,
  type EndedKind,
  type MergeObstacle,
  type MergePreview,
  type MovedKind,
} from '@/domain/admin/accountMerge';
import { cartCapacity } from '@/domain/cart/capacity';
import { isSameEntry } from '@/domain/cart/entry';
import { largestSum } from '@/domain/money/moneySchema';
import { promoUsedStates } from '../catalog/read';
import { cartOf, storeCart } from '../cart/store';
import type { Db } from '../db/database';
import { balanceOf, refundableBalance, reservedOf } from '../ledger/balance';
import { customerAccount, post, type Entry } from '../ledger/ledger';
import { wakeRenewals } from '../periods/wake';
import { columnsThat, type MergedColumn } from './mergeTables';

/* Merges two accounts of one customer: one is kept, the other one is closed. */

/** Two accounts, by their ids. */
export interface MergedPair {
  /** Gets everything. */
  readonly kept: string;
  /** Is closed. */
  readonly closed: string;
}

async function countOf(db: Db, userId: string, { table, column }: MergedColumn): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as "count" from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function countPayments(db: Db, userId: string) {
  const { unpaidBills, promoUses } = await db
    .selectFrom('payment')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'Pending').as('unpaidBills'),
      fn
        .countAll<number>()
        .filterWhere('promo', 'is not', null)
        .filterWhere('state', 'in', promoUsedStates)
        .as('promoUses'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { unpaidBills, promoUses };
}

/** Counts what a merge would move from an account, and what would end with it. */
export async function mergeCounts(db: Db, closed: string): Promise<Pick<MergePreview, 'moved' | 'ended'>> {
  const counts = new Map<MovedKind | EndedKind, number>(
    Object.entries(await countPayments(db, closed)) as [MovedKind, number][],
  );
  for (const each of [...columnsThat('moves'), ...columnsThat('ends')])
    if (each.counts !== null) counts.set(each.counts, await countOf(db, closed, each));
  const byKind = <Kind extends MovedKind | EndedKind>(kinds: readonly Kind[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<Kind, number>;
  return { moved: byKind(movedKinds), ended: byKind(endedKinds) };
}

async function areRelated(db: Db, { kept, closed }: MergedPair): Promise<boolean> {
  const found = await db
    .selectFrom('membership')
    .select('id')
    .where('accountId', 'in', [kept, closed])
    .where('userId', 'in', [kept, closed])
    .executeTakeFirst();
  return found !== undefined;
}

async function hasRefundUnderWay(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('refund')
    .select('id')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('canceledAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds the obstacles that the data of two different accounts has. */
export async function dataObstacles(db: Db, pair: MergedPair): Promise<readonly MergeObstacle[]> {
  const { kept, closed } = pair;
  const sum = (await balanceOf(db, kept)) + (await balanceOf(db, closed));
  return [
    ...((await areRelated(db, pair)) ? (['related'] as const) : []),
    ...((await hasRefundUnderWay(db, closed)) ? (['refundsUnderWay'] as const) : []),
    ...(sum > largestSum ? (['balanceTooLarge'] as const) : []),
  ];
}

/** Marks the account as merged, and whatever was merged into it before. */
async function close(tx: Db, { kept, closed }: MergedPair, now: Date): Promise<void> {
  await tx.updateTable('customer').set({ mergedInto: kept }).where('mergedInto', '=', closed).execute();
  await tx
    .updateTable('customer')
    .set({ status: 'Merged', mergedInto: kept, mergedAt: now })
    .where('userId', '=', closed)
    .execute();
}

/** Removes rows whose equals the kept account has, and a second card for renewals. */
async function removeRepeated(tx: Db, { kept, closed }: MergedPair): Promise<void> {
  await sql`delete from "sshKey" where "userId" = ${closed}
    and "fingerprint" in (select "fingerprint" from "sshKey" where "userId" = ${kept})`.execute(tx);
  await sql`delete from "savedFilter" where "userId" = ${closed}
    and "name" in (select "name" from "savedFilter" where "userId" = ${kept})`.execute(tx);
  await sql`delete from "incidentRecipient" "mine" using "incidentRecipient" "theirs"
    where "mine"."userId" = ${closed} and "theirs"."userId" = ${kept}
      and "mine"."incidentId" = "theirs"."incidentId" and "mine"."stage" = "theirs"."stage"`.execute(tx);
  await sql`update "savedCard" set "isForRenewal" = false where "userId" = ${closed}
    and exists (select from "savedCard" where "userId" = ${kept} and "isForRenewal")`.execute(tx);
}

async function moveRows(tx: Db, { kept, closed }: MergedPair): Promise<void> {
  // Rows refer to their owner's rows: both change here, one after the other.
  await sql`set constraints all deferred`.execute(tx);
  for (const { table, column } of columnsThat('ends'))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${closed}`.execute(tx);
  await sql`update "paper" set "issuedTo" = coalesce("issuedTo", "userId"), "userId" = ${kept}
    where "userId" = ${closed}`.execute(tx);
  // Lists name the customer of a refund by its address.
  await sql`update "refund" set "email" = (select "email" from "user" where "id" = ${kept})
    where "userId" = ${closed}`.execute(tx);
  for (const { table, column } of columnsThat('moves'))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${kept}
      where ${sql.ref(column)} = ${closed}`.execute(tx);
  // A certificate of a month that is over is issued to the account that has the payments now.
  await sql`update "job" set "payload" = jsonb_set("payload", '{userId}', to_jsonb(${kept}::text))
    where "kind" = 'acts' and "doneAt" is null and "payload" ->> 'userId' = ${closed}`.execute(tx);
}

/** Moves the entries of a cart that the other one does not have, as far as there is room. */
async function moveCart(tx: Db, { kept, closed }: MergedPair): Promise<void> {
  const [own, others] = [await cartOf(tx, kept), await cartOf(tx, closed)];
  const added = others.filter(
    (entry) => !own.some((each) => each.id === entry.id || isSameEntry(each, entry)),
  );
  if (added.length > 0) await storeCart(tx, kept, [...own, ...added].slice(0, cartCapacity));
  if (others.length > 0) await storeCart(tx, closed, []);
}

/**
 * Moves the keys of all postings, so that none is posted twice, and the balance by postings of its own. Goodwill stays
 * goodwill, and money that unpaid payments hold stays held: neither may become refundable.
 */
async function moveLedger(tx: Db, { kept, closed }: MergedPair, now: Date): Promise<void> {
  const held = await reservedOf(tx, closed);
  await sql`update "transfer" "moved" set "userId" = ${kept},
      "key" = "moved"."key" || case when exists (select from "transfer" "taken"
        where "taken"."userId" = ${kept} and "taken"."key" = "moved"."key") then ':merged:' || "moved"."id" else '' end
    where "moved"."userId" = ${closed}`.execute(tx);
  const [from, to] = [customerAccount(closed), customerAccount(kept)];
  const move = async (name: string, entries: readonly Entry[]) => {
    if (entries.some(({ amount }) => amount !== 0))
      await post(tx, { userId: kept, key: `merge:${closed}:${name}`, at: now, entries });
  };
  const between = (source: Entry['account'], target: Entry['account'], amount: number) => [
    { account: source, amount: 0 - amount },
    { account: target, amount },
  ];
  await move('release', between('reserved', from, held));
  const paid = await refundableBalance(tx, closed);
  const goodwill = (await balanceOf(tx, closed)) - paid;
  await move('paid', between(from, to, paid));
  await move('goodwillOut', between(from, 'goodwill', goodwill));
  await move('goodwillIn', between('goodwill', to, goodwill));
  await move('hold', between(to, 'reserved', held));
}

/** Closes an account and moves what it has to another one. Both customers must be locked and mergeable. */
export async function mergeAccounts(tx: Db, pair: MergedPair, now: Date): Promise<void> {
  await close(tx, pair, now);
  await removeRepeated(tx, pair);
  await moveRows(tx, pair);
  await moveCart(tx, pair);
  await moveLedger(tx, pair, now);
  await wakeRenewals(tx, pair.kept, `merge:${pair.closed}`, now);
}

/** Deletes an account, and the closed ones that were merged into it. */
export async function removeAccount(tx: Db, userId: string): Promise<void> {
  const merged = tx.selectFrom('customer').select('userId').where('mergedInto', '=', userId);
  await tx.deleteFrom('user').where('id', 'in', merged).execute();
  await tx.deleteFrom('user').where('id', '=', userId).execute();
}
