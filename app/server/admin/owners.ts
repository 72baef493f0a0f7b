import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';
import { searchPattern } from '../paging/listPage';

/** Rows of more customers than this are found by a scan: an index of each customer's rows would take longer. */
const mostLookedUp = 200;

/** Adds to a search of a row's own texts the e-mail of the customer whose id is in a column. */
export type OwnerSearch = (own: RawBuilder<boolean>, userId: string) => RawBuilder<boolean>;

/**
 * Extends a search for rows of customers by their e-mails. The customers are looked up first: only so does the database know
 * whether they are few enough for an index.
 */
export async function searchOwners(db: Db, search: string | undefined): Promise<OwnerSearch> {
  const pattern = searchPattern(search);
  if (pattern === null) return (own) => own;
  const isOwner = sql<boolean>`"folded"("email") like ${pattern}`;
  const found = await db
    .selectFrom('accountSummary')
    .select('userId')
    .where(isOwner)
    .limit(mostLookedUp + 1)
    .execute();
  if (found.length === 0) return (own) => own;
  const ids = found.map(({ userId }) => userId);
  return (own, userId) =>
    found.length <= mostLookedUp
      ? sql<boolean>`(${own} or ${sql.ref(userId)} = any(${ids}::text[]))`
      : sql<boolean>`(${sql.ref(userId)} in (select "userId" from "accountSummary" where ${isOwner}) or ${own})`;
}
