/** A row of a list, or of `count` rows that are alike in what is counted, with their sum: figures come out the same. */
export type Alike<Row> = Row & { readonly count?: number };

/** How many rows of a list these stand for. */
export function countOf(rows: readonly { readonly count?: number }[]): number {
  return rows.reduce((sum, { count = 1 }) => sum + count, 0);
}
