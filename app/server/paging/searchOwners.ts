import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';
import { searchPattern } from './listPage';

/** Above this number of customers a scan is faster than the index of customers' rows. */
const mostLookedUp = 200;

/** Adds the customer's e-mail to the search of a row's own texts. */
export type OwnerSearch = (own: RawBuilder<boolean>, userId: string) => RawBuilder<boolean>;

/**
 * Extends a search for customers' rows by their e-mails. The customers are looked up first, so that the database knows
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
