import { GridCards } from './GridCards';
import { GridTable } from './GridTable';
import type { DataGridProps } from './types';

/**
 * A list with selection and actions: a table, or cards on narrow screens, for any number of rows. Our own, because
 * React Aria creates an object per row before the first is shown; README.md in this folder has the reasons and the
 * keyboard.
 */
export function DataGrid<Row, Id extends string | number, Key extends string>({
  form = 'table',
  ...props
}: DataGridProps<Row, Id, Key>) {
  return form === 'cards' ? <GridCards {...props} /> : <GridTable {...props} />;
}
