import { GridCards } from './GridCards';
import { GridTable } from './GridTable';
import type { DataGridProps } from './types';

/**
 * A list of things that are selected and acted on: a table where there is room, cards where there is not, of ten
 * rows or a hundred thousand. Our own, because React Aria's collections build an object for every row before the
 * first is shown; README.md beside this file has the reasons and the keyboard.
 */
export function DataGrid<Row, Id extends string | number, Key extends string>({
  form = 'table',
  ...props
}: DataGridProps<Row, Id, Key>) {
  return form === 'cards' ? <GridCards {...props} /> : <GridTable {...props} />;
}
