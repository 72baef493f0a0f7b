import { sql } from 'kysely';
import type { Db } from './database';

/** Number of rows by table name. */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts the rows of every table except unlogged ones, which an unclean shutdown empties. */
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

/** Whether both have the same tables and row counts. */
export function areEqual(one: RowCounts, other: RowCounts): boolean {
  return listCounts(one) === listCounts(other);
}
