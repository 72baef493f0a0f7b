import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { columnVisibilityClass } from '@/primitives/DataGrid/GridColumns';
import type { GridColumn } from '@/primitives/DataGrid/types';

interface EmptyTableProps {
  /** Accessible name of the table. */
  label: string;
  /** Columns of the full list, whose headers are shown. */
  columns: readonly Pick<GridColumn<never, string>, 'key' | 'header' | 'align' | 'room'>[];
  /** Content in place of the rows. */
  children: ReactNode;
}

/** Column headers above an empty list (§2, D30); cards have no headers. */
export function EmptyTable({ label, columns, children }: EmptyTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{label}</caption>
      <thead className="narrow:hidden">
        <tr>
          {columns.map(({ key, header, align, room }) => (
            <th
              key={key}
              scope="col"
              className={cx(
                'h-11 border-b border-border bg-sunken px-3 text-xs font-medium text-text-muted first:pl-4 last:pr-4',
                align === 'end' ? 'text-end' : 'text-start',
                columnVisibilityClass({ room }),
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td colSpan={columns.length} className="p-0">
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
