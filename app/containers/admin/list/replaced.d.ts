/** A list in which one row is another: what an action gave back. */
export declare function replaced<
  Row extends {
    id: number;
  },
>(row: Row): (rows: readonly Row[]) => readonly Row[];
