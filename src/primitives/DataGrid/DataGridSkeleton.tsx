import { cx } from 'class-variance-authority';
import { Skeleton } from '@/primitives/Skeleton';
import { GridColumns, tableWidth } from './GridColumns';
import type { DataGridProps, GridColumn } from './types';
import { useIsNarrow } from './useIsNarrow';

export interface DataGridSkeletonProps<Row, Key extends string> {
  columns: readonly GridColumn<Row, Key>[];
  hasSelection?: boolean;
  hasMenu?: boolean;
  rowCount?: number;
  form?: DataGridProps<Row, number, Key>['form'];
}

/** The grid before its rows: the same heights and widths, so nothing moves when they come. Silent: the page says it loads. */
export function DataGridSkeleton<Row, Key extends string>({
  columns,
  hasSelection = false,
  hasMenu = false,
  rowCount = 8,
  form = 'auto',
}: DataGridSkeletonProps<Row, Key>) {
  const isNarrow = useIsNarrow();
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  if (form === 'cards' || (form === 'auto' && isNarrow)) {
    return (
      <div aria-hidden="true">
        <Skeleton className="mb-3 h-11" />
        {rows.slice(0, 4).map((row) => (
          <Skeleton key={row} className="mb-3 h-60 rounded-card" />
        ))}
      </div>
    );
  }
  const shape = { columns, hasSelection, hasMenu };
  return (
    <div aria-hidden="true" className="overflow-hidden">
      <table
        className="w-full table-fixed border-separate border-spacing-0"
        style={{ minWidth: `${tableWidth(shape)}rem` }}
      >
        <GridColumns {...shape} />
        <thead>
          <tr>
            {hasSelection && <td className="border-b border-border bg-sunken" />}
            {columns.map(({ key, header, align }) => (
              <td
                key={key}
                className={cx(
                  'h-11 border-b border-border bg-sunken px-1.5 first:pl-4 text-xs font-medium text-text-muted',
                  align === 'end' && 'text-end',
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
                <td className="h-13 border-b border-border pl-4">
                  <Skeleton className="size-4.5" />
                </td>
              )}
              {columns.map(({ key, align }) => (
                <td key={key} className="h-13 border-b border-border px-1.5 first:pl-4">
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
