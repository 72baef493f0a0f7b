/** A row of a list, or a group of `count` rows that are equal in what is counted, with their sum. */
export type Grouped<Row> = Row & { readonly count?: number };

/** Counts the rows behind these, each of which may be a group. */
export function countOf(rows: readonly { readonly count?: number }[]): number {
  return rows.reduce((sum, { count = 1 }) => sum + count, 0);
}
