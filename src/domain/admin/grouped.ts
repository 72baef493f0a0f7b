/** A row, or a group of `count` rows with equal counted fields and summed amounts. */
export type Grouped<Row> = Row & { readonly count?: number };

/** Counts the rows that these rows and groups represent. */
export function countOf(rows: readonly { readonly count?: number }[]): number {
  return rows.reduce((sum, { count = 1 }) => sum + count, 0);
}
