import { cx } from 'class-variance-authority';
import { memo, type ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Checkbox } from '@/primitives/Checkbox';
import { columnVisibilityClass } from './GridColumns';
import type { GridColumn } from './types';

export interface GridRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly GridColumn<Row, string>[];
  /** `null` without selection. */
  isSelected: boolean | null;
  /** Short name of the row. */
  rowLabel: (row: Row) => string;
  /** Column in this row that Tab enters; `null` if that is in another row. */
  activeColumn: number | null;
  /** Whether cells are limited to two lines, so that all rows have equal height. */
  isClamped: boolean;
  rowMenu: ((row: Row, tabIndex: 0 | -1) => ReactNode) | undefined;
  onToggle: (index: number) => void;
}

const cellClass = 'h-13 border-b border-border py-1.5 -outline-offset-2';

const selectClass = `${cellClass} pl-1`;
const menuClass = `${cellClass} sticky right-0 bg-inherit px-0.5 text-end`;
const columnClasses = new WeakMap<object, string>();

/** Cell classes of a column, computed once instead of per row. */
function cellClassOf<Row>(column: GridColumn<Row, string>): string {
  const known = columnClasses.get(column);
  if (known !== undefined) return known;
  const made = cx(
    cellClass,
    'px-1 first:pl-4',
    column.align === 'end' ? 'text-end' : 'text-start',
    column.part === 'title' ? 'font-medium' : 'font-normal',
    column.isSecondary ? 'text-xs' : 'text-sm',
    column.isOneLine ? 'truncate [&_wbr]:hidden' : 'break-words',
    columnVisibilityClass(column),
    column.className,
  );
  columnClasses.set(column, made);
  return made;
}

function GridRowOf<Row>({
  row,
  index,
  columns,
  isSelected,
  rowLabel,
  activeColumn,
  isClamped,
  rowMenu,
  onToggle,
}: GridRowProps<Row>) {
  const { t } = useI18n();
  const shift = isSelected === null ? 0 : 1;
  return (
    <tr
      data-row=""
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
      className={isSelected ? 'bg-selected' : 'bg-surface hover:bg-hover'}
    >
      {isSelected !== null && (
        <td className={selectClass}>
          <label className="grid size-7 place-items-center">
            <Checkbox
              aria-label={t('list.selectRow', { row: rowLabel(row) })}
              tabIndex={activeColumn === 0 ? 0 : -1}
              checked={isSelected}
              onCheckedChange={() => onToggle(index)}
            />
          </label>
        </td>
      )}
      {columns.map((column, at) => {
        const Cell = column.part === 'title' ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(column.part === 'title' ? { scope: 'row' } : {})}
            tabIndex={activeColumn === at + shift ? 0 : -1}
            className={cellClassOf(column)}
          >
            {isClamped && !column.isOneLine ? (
              <div className="line-clamp-2">{column.cell(row, -1)}</div>
            ) : (
              column.cell(row, -1)
            )}
          </Cell>
        );
      })}
      {rowMenu && (
        <td className={menuClass}>{rowMenu(row, activeColumn === columns.length + shift ? 0 : -1)}</td>
      )}
    </tr>
  );
}

/** A table row. Re-renders only when its own data changes. */
export const GridRow = memo(GridRowOf) as typeof GridRowOf;
