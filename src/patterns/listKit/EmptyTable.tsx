import type { ReactNode } from 'react';
import type { GridColumn } from '@/primitives/DataGrid/types';

interface EmptyTableProps {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Pick<GridColumn<never, string>, 'key' | 'header' | 'align'>[];
  /** What stands in the place of the rows. */
  children: ReactNode;
}

/** The heads of a list's columns above what stands in the place of its rows (§2, D30); on a phone there are no heads. */
export function EmptyTable({ label, columns, children }: EmptyTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{label}</caption>
      <thead className="max-md:hidden">
        <tr>
          {columns.map(({ key, header, align }) => (
            <th
              key={key}
              scope="col"
              className={`h-11 border-b border-border bg-sunken px-3 text-xs font-medium text-text-muted first:pl-4 last:pr-4 ${align === 'end' ? 'text-end' : 'text-start'}`}
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
