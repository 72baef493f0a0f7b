import type { ReactNode } from 'react';
import type { Selection } from '@/domain/list/selection';

/** Rows by index, made when they are shown. A plain array is one; a list of 100 000 makes its rows lazily. */
export interface RowSource<Row> {
  /** How many rows there are. */
  readonly length: number;
  at(index: number): Row | undefined;
}

/** A column as data. */
export interface GridColumn<Row, Key extends string> {
  /** Of its own among the columns; what sorting names. */
  key: Key;
  /** The column's head. */
  header: string;
  /**
   * Renders the column's cell for a row.
   *
   * @param tabIndex a link in the cell must pass it on: the table is one tab stop, whose cell hands its link the focus;
   *   a card's link is a stop of its own
   */
  cell: (row: Row, tabIndex?: -1) => ReactNode;
  /** Classes of the cell: a face for its text, so that the text needs no element of its own. */
  className?: string;
  /** Width in rem; what is left over is shared out in proportion. */
  width: number;
  /** Never wraps: what does not fit is cut in the table, and whole in a tooltip. A card shows all of it. */
  isOneLine?: boolean;
  /**
   * How wide the list must be for the table to have this column: `wide` 60 rem, `middle` 50 rem. What a row is known
   * by has none, and nor has the first column: the grid's tab stop begins there.
   */
  room?: 'wide' | 'middle';
  /** Figures stand at the `end`. */
  align?: 'start' | 'end';
  /** Its head is a button that sorts by it. */
  isSortable?: boolean;
  /** Reads smaller in the table than what a row is known by. */
  isSecondary?: boolean;
  /** In the table `title` heads its row; in a card it is the heading, and a `status` stands beside it. */
  part?: 'title' | 'status';
}

export interface GridSort<Key extends string> {
  /** The column's key. */
  key: Key;
  /** From the smallest up, or from the largest down. */
  direction: 'ascending' | 'descending';
}

export interface GridSelection<Id> {
  /** Which rows are selected: a flag for all, with exceptions. */
  value: Selection<Id>;
  /** How many of the shown rows are selected: the owner counts, in whatever way its list is quick at. */
  count: number;
  /** Rows that 'all' would select, where that is more than the rows that are shown: those that are not loaded included. */
  total?: number;
  /** The selection that is wanted. */
  onChange: (selection: Selection<Id>) => void;
}

export interface DataGridProps<Row, Id extends string | number, Key extends string> {
  /** Accessible name. */
  label: string;
  /** From the left; the same object until they change. */
  columns: readonly GridColumn<Row, Key>[];
  /** Must be the same object until the list changes. */
  rows: RowSource<Row>;
  /** Returns the ID of a row, for the selection and across renders. */
  rowId: (row: Row) => Id;
  /** The row in a few words, for its checkbox. */
  rowLabel: (row: Row) => string;
  /** The order in force; null for the list's own. */
  sort?: GridSort<Key> | null;
  /** The head of a column was pressed: the order that is wanted. Without it no column sorts. */
  onSortChange?: (sort: GridSort<Key> | null) => void;
  /** Selection of rows; without it rows have no checkboxes. */
  selection?: GridSelection<Id>;
  /** The row's menu; it must pass `tabIndex` on to its button, because the grid is a single tab stop. */
  rowMenu?: (row: Row, tabIndex: 0 | -1 | undefined) => ReactNode;
  /** Row that is scrolled to when the grid appears. */
  firstRow?: number;
  /** Tells the first visible row once scrolling has stopped. */
  onFirstRowChange?: (index: number) => void;
  /** When this changes, the list starts at its top again: another search, another order. */
  scrollKey?: string;
  /** The owner knows how much room there is. */
  form?: 'table' | 'cards';
}

/** Lists up to this long are rendered whole, so that the browser's own search and print see every row. */
export const wholeListLimit = 100;
