/** A list in which one row is another: what an action gave back. */
export function replaced<Row extends { id: number }>(row: Row) {
  return (rows: readonly Row[]): readonly Row[] => rows.map((each) => (each.id === row.id ? row : each));
}

/** A list in which a row is no more. */
export function without<Row extends { id: number }>({ id }: Row) {
  return (rows: readonly Row[]): readonly Row[] => rows.filter((each) => each.id !== id);
}
