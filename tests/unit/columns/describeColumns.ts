import type { GridColumn } from '@/primitives/DataGrid/types';
import { textOf } from '../support/keyTexts';

type Columns<Row> = readonly GridColumn<Row, string>[];

/** Each column by its key, its head, its part or the room that it needs, and its text for a row. */
export function describeColumns<Row>(columns: Columns<Row>, row: Row): readonly (readonly string[])[] {
  return columns.map(({ key, header, part, room, isSortable, cell }) => [
    isSortable === true ? key : `${key} (unsorted)`,
    header,
    part ?? room ?? '',
    textOf(cell(row)),
  ]);
}

/** The text of a row's cell. */
export function cellOf<Row>(columns: Columns<Row>, row: Row, key: string): string {
  const column = columns.find((each) => each.key === key);
  if (!column) throw new Error(`No column ${key}`);
  return textOf(column.cell(row));
}
