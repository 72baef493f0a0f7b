import type { GridColumn } from './types';

/** Widths of the two columns that the grid adds, in rem. */
const selectWidth = 2.5;
const menuWidth = 2.4;

interface GridColumnsProps<Row, Key extends string> {
  columns: readonly GridColumn<Row, Key>[];
  hasSelection: boolean;
  hasMenu: boolean;
}

/** Fixed widths: with most rows not there, the browser has nothing to measure columns by. */
export function GridColumns<Row, Key extends string>({
  columns,
  hasSelection,
  hasMenu,
}: GridColumnsProps<Row, Key>) {
  return (
    <colgroup>
      {hasSelection && <col style={{ width: `${selectWidth}rem` }} />}
      {columns.map((column) => (
        <col key={column.key} style={{ width: `${column.width}rem` }} />
      ))}
      {hasMenu && <col style={{ width: `${menuWidth}rem` }} />}
    </colgroup>
  );
}

/** Below this width the table scrolls sideways, in rem. */
export function tableWidth<Row, Key extends string>({
  columns,
  hasSelection,
  hasMenu,
}: GridColumnsProps<Row, Key>): number {
  const own = columns.reduce((sum, { width }) => sum + width, 0);
  return own + (hasSelection ? selectWidth : 0) + (hasMenu ? menuWidth : 0);
}
