import { cx } from 'class-variance-authority';
import { Skeleton } from '@/primitives/Skeleton';
import { GridColumns, tableClass, columnVisibilityClass } from './GridColumns';
import type { GridColumn } from './types';

export interface DataGridSkeletonProps<Row, Key extends string> {
  /** Columns of the grid. */
  columns: readonly GridColumn<Row, Key>[];
  /** Reserves room for checkboxes. */
  hasSelection?: boolean;
  /** Reserves room for row menus. */
  hasMenu?: boolean;
  /** Number of rows; 8 by default. */
  rowCount?: number;
}

/**
 * Skeleton of a grid with the same heights and widths, so that nothing moves. It renders before scripts, so CSS chooses
 * between table and cards. Hidden from assistive technology: the page announces loading.
 */
export function DataGridSkeleton<Row, Key extends string>({
  columns,
  hasSelection = false,
  hasMenu = false,
  rowCount = 8,
}: DataGridSkeletonProps<Row, Key>) {
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  const shape = { columns, hasSelection, hasMenu };
  return (
    <div aria-hidden="true" className="overflow-hidden">
      <div className="hidden narrow:block">
        {rows.slice(0, 4).map((row) => (
          <Skeleton key={row} className="mb-3 h-52 rounded-card" />
        ))}
      </div>
      <table className={`${tableClass} narrow:hidden`}>
        <GridColumns {...shape} />
        <thead>
          <tr>
            {hasSelection && <td className="border-b border-border bg-sunken" />}
            {columns.map(({ key, header, align, room }) => (
              <td
                key={key}
                className={cx(
                  columnVisibilityClass({ room }),
                  'h-11 border-b border-border bg-sunken px-1 first:pl-4 text-xs font-medium text-text-muted',
                  align === 'end' ? 'text-end' : 'text-start',
                )}
              >
                {header}
              </td>
            ))}
            {hasMenu && <td className="border-b border-border bg-sunken" />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {hasSelection && (
                <td className="h-13 border-b border-border pl-3">
                  <Skeleton className="size-4.5" />
                </td>
              )}
              {columns.map(({ key, align, room }) => (
                <td
                  key={key}
                  className={cx(
                    columnVisibilityClass({ room }),
                    'h-13 border-b border-border px-1 first:pl-4',
                    align === 'end' ? 'text-end' : 'text-start',
                  )}
                >
                  <Skeleton
                    className={cx('h-3.5', align === 'end' ? 'ml-auto w-2/3' : row % 2 ? 'w-2/3' : 'w-4/5')}
                  />
                </td>
              ))}
              {hasMenu && <td className="border-b border-border" />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
