import type { GridColumn } from './types';

/** Widths in rem of the columns that the grid adds. */
const selectWidth = 2;
const menuWidth = 2.25;

const roomClasses = {
  widest: 'not-print:@max-[69rem]/list:hidden',
  wide: 'not-print:@max-[60rem]/list:hidden',
  middle: 'not-print:@max-[50rem]/list:hidden',
} as const;

/** Classes of the table. A text keeps away from the number that ends right before it. */
export const tableClass =
  'w-full table-fixed border-separate border-spacing-0 [&_.text-end+.text-start]:pl-4';

/** Hides a column where the list is too narrow for it. */
export function columnVisibilityClass({
  room,
}: {
  room?: GridColumn<never, never>['room'] | undefined;
}): string | undefined {
  return room && roomClasses[room];
}

interface GridColumnsProps<Row, Key extends string> {
  columns: readonly GridColumn<Row, Key>[];
  hasSelection: boolean;
  hasMenu: boolean;
}

/**
 * Fixed column widths, because the browser cannot measure rows that are not rendered. The table scrolls sideways if
 * they do not fit.
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
