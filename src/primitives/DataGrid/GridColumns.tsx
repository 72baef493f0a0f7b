import type { GridColumn } from './types';

/** Widths of the two columns that the grid adds, in rem. */
const selectWidth = 2.25;
const menuWidth = 2.25;

const roomClasses = {
  wide: 'not-print:@max-[60rem]/list:hidden',
  middle: 'not-print:@max-[50rem]/list:hidden',
} as const;

/** Hides a column, its head and its cells where the list is too narrow for it. */
export function columnVisibilityClass({
  room,
}: {
  room?: 'wide' | 'middle' | undefined;
}): string | undefined {
  return room && roomClasses[room];
}

interface GridColumnsProps<Row, Key extends string> {
  columns: readonly GridColumn<Row, Key>[];
  hasSelection: boolean;
  hasMenu: boolean;
}

/**
 * Fixed widths: with most rows not there, the browser has nothing to measure columns by. Where they do not fit together
 * the table scrolls sideways.
 */
export function GridColumns<Row, Key extends string>({
  columns,
  hasSelection,
  hasMenu,
}: GridColumnsProps<Row, Key>) {
  return (
    <colgroup>
      {hasSelection && <col style={{ width: `${selectWidth}rem` }} />}
      {columns.map((column) => (
        <col
          key={column.key}
          className={columnVisibilityClass(column)}
          style={{ width: `${column.width}rem` }}
        />
      ))}
      {hasMenu && <col style={{ width: `${menuWidth}rem` }} />}
    </colgroup>
  );
}
