import { GridCards } from './GridCards';
import { GridTable } from './GridTable';
import type { DataGridProps } from './types';
import { useIsNarrow } from './useIsNarrow';

/**
 * A list of things that are selected, sorted and acted on: a table where there is room, cards below 768 px, of ten
 * rows or a hundred thousand. Our own, because React Aria's collections build an object for every row before the
 * first is shown; README.md beside this file has the reasons and the keyboard.
 */
export function DataGrid<Row, Id extends string | number, Key extends string>(
  props: DataGridProps<Row, Id, Key>,
) {
  const isNarrow = useIsNarrow();
  const form =
    props.form === undefined || props.form === 'auto' ? (isNarrow ? 'cards' : 'table') : props.form;
  return form === 'cards' ? <GridCards {...props} /> : <GridTable {...props} />;
}
