/** Returns a function that replaces the row of the same id, for the result of an action. */
export function replaceById<Row extends { id: number }>(row: Row) {
  return (rows: readonly Row[]): readonly Row[] => rows.map((each) => (each.id === row.id ? row : each));
}

/** Returns a function that removes the row of this id. */
export function removeById<Row extends { id: number }>({ id }: Row) {
  return (rows: readonly Row[]): readonly Row[] => rows.filter((each) => each.id !== id);
}
