import { sql } from 'kysely';
import type { Db } from './database';

/** The rows of every table, by the table's name. */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts the rows of every table of ours but the unlogged ones, which the database itself empties when it was not closed. */
export async function countRows(db: Db): Promise<RowCounts> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname`.execute(
    db,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      count: string;
    }>`select count(*)::text as count from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

/** `user 12, session 5, …` */
export function listCounts(counts: RowCounts): string {
  return (
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || 'no tables'
  );
}

/** Whether both have the same tables with as many rows. */
export function areEqual(one: RowCounts, other: RowCounts): boolean {
  return listCounts(one) === listCounts(other);
}
