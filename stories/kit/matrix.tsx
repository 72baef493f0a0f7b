import type { ReactNode } from 'react';

export interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  render: (row: Row, column: Column) => ReactNode;
}

/** Renders every combination of two variant arrays with labels, from the data that defines the types. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  render,
}: MatrixProps<Row, Column>) {
  return (
    <table className="m-6 border-separate border-spacing-4 text-left">
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className="text-sm font-medium text-text-muted">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row" className="text-sm font-medium text-text-muted">
              {row}
            </th>
            {columns.map((column) => (
              <td key={column}>{render(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
