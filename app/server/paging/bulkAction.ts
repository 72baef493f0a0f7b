import { sql } from 'kysely';
import type { BulkActionPart, FailedRow } from '@/domain/list/bulkAction';
import type { ListSort } from '@/domain/list/listRules';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';

/** Rows per part, whose transaction must be short enough for others to wait. */
const rowsPerPart = 200;

/** Query for the next part of a bulk action: by ascending id, which the action does not change. */
export const bulkActionPart = <Listed extends { readonly except: readonly number[] }, Key extends string>(
  { except: _, ...listed }: Listed,
  sort: Key,
) => ({
  ...listed,
  sort,
  direction: 'ascending' as const satisfies ListSort<string>['direction'],
  limit: rowsPerPart,
});

/**
 * Applies a bulk action to a part of a query's rows, in its transaction. A refused row is unchanged, and the rest
 * continues.
 *
 * @param isFor whether the action applies to a row; others are skipped
 * @param act changes one row; throws Problem if that is impossible
 */
export async function applyToListed<Row extends { readonly id: number | string }>(
  tx: Db,
  { items, next }: { readonly items: readonly Row[]; readonly next: string | null },
  except: readonly number[],
  {
    isFor,
    act,
    nameOf,
  }: {
    isFor: (row: Row) => boolean;
    act: (row: Row) => Promise<unknown>;
    nameOf: (row: Row) => string;
  },
): Promise<BulkActionPart> {
  const left = new Set(except.map(String));
  const chosen = items.filter(({ id }) => !left.has(String(id)));
  const rows = chosen.filter(isFor);
  const failed: FailedRow[] = [];
  for (const row of rows) {
    await sql`savepoint "row"`.execute(tx);
    try {
      await act(row);
      await sql`release savepoint "row"`.execute(tx);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await sql`rollback to savepoint "row"`.execute(tx);
      failed.push({ id: String(row.id), name: nameOf(row) });
    }
  }
  return { done: rows.length - failed.length, skipped: chosen.length - rows.length, failed, next };
}
