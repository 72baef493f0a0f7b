import type { ReactNode } from 'react';
import type { Selection } from '@/domain/list/selection';

/** Rows by index. Plain arrays qualify; long lists create rows lazily. */
export interface RowSource<Row> {
  /** Number of rows. */
  readonly length: number;
  at(index: number): Row | undefined;
}

/** A column of a grid. */
export interface GridColumn<Row, Key extends string> {
  /** Unique key, used for sorting. */
  key: Key;
  /** Header of the column. */
  header: string;
  /**
   * Renders the column's cell for a row.
   *
   * @param tabIndex must be passed to a link in the cell: a table is one tab stop whose cells delegate focus; in a card
   * the link is its own stop
   */
  cell: (row: Row, tabIndex?: -1) => ReactNode;
  /** Text classes of the cell, so that the text needs no element. */
  className?: string;
  /** Width in rem; extra width is shared in proportion. */
  width: number;
  /** Never wraps: the table truncates it and shows a tooltip, a card shows all of it. */
  isOneLine?: boolean;
  /**
   * Minimum width of the list for this column: `widest` 69 rem, `wide` 60 rem, `middle` 50 rem. Identifying columns
   * have none, and neither has the first column, where the grid's tab stop starts.
   */
  room?: 'widest' | 'wide' | 'middle';
  /** Figures are aligned to the `end`. */
  align?: 'start' | 'end';
  /** Whether its header sorts. */
  isSortable?: boolean;
  /** Smaller than identifying columns. */
  isSecondary?: boolean;
  /** `title` is the row header, in a card the heading; a `status` is next to it. */
  part?: 'title' | 'status';
}

export interface GridSort<Key extends string> {
  /** Key of the column. */
  key: Key;
  /** Ascending or descending. */
  direction: 'ascending' | 'descending';
}

export interface GridSelection<Id> {
  /** Selected rows: explicit, or all with exceptions. */
  value: Selection<Id>;
  /** Number of selected rows among the shown ones, counted by the owner. */
  count: number;
  /** Number of all rows that 'all' selects, if more than the shown ones. */
  total?: number;
  /** The selection changed. */
  onChange: (selection: Selection<Id>) => void;
}

export interface DataGridProps<Row, Id extends string | number, Key extends string> {
  /** Accessible name. */
  label: string;
  /** From left to right; a stable object. */
  columns: readonly GridColumn<Row, Key>[];
  /** Must be the same object until the list changes. */
  rows: RowSource<Row>;
  /** Returns the ID of a row, for the selection and across renders. */
  rowId: (row: Row) => Id;
  /** Short name of a row, for its checkbox. */
  rowLabel: (row: Row) => string;
  /** Current sort order; null for the default. */
  sort?: GridSort<Key> | null;
  /** A column header was pressed; without it no column is sortable. */
  onSortChange?: (sort: GridSort<Key> | null) => void;
  /** Selection of rows; without it rows have no checkboxes. */
  selection?: GridSelection<Id>;
  /** The row's menu. It must pass `tabIndex` to its button, because the grid is a single tab stop. */
  rowMenu?: (row: Row, tabIndex: 0 | -1 | undefined) => ReactNode;
  /** Row to scroll to initially. */
  firstRow?: number;
  /** Called with the first visible row after scrolling has stopped. */
  onFirstRowChange?: (index: number) => void;
  /** A change scrolls to the top: another search or order. */
  scrollKey?: string;
  /** Form of the list, if the owner knows its width. */
  form?: 'table' | 'cards';
}

/** Longest list that is rendered completely, so that browser search and print see every row. */
export const wholeListLimit = 100;
