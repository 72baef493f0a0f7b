import type { ReactNode } from 'react';

export interface FoundationPageProps {
  /** The page's h1. */
  title: string;
  /** Purpose of the page, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of a page about the tokens. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main className="mx-auto flex max-w-[72rem] flex-col gap-8 p-6">
      <header className="flex max-w-[68ch] flex-col gap-2">
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="text-md text-text-muted">{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** A part of such a page. */
export function FoundationPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** A part that is one table. */
export function FoundationTablePart({ title, ...table }: { title: string } & FoundationTableProps) {
  return (
    <FoundationPart title={title}>
      <FoundationTable {...table} />
    </FoundationPart>
  );
}

export interface FoundationTableProps {
  /** Heads of the columns, the first of which names the row. */
  columns: readonly string[];
  /** The cells of a row, by its name. */
  rows: readonly (readonly [name: string, ...cells: readonly ReactNode[]])[];
}

/** Names and values; where a phone has no room for it, it scrolls by itself, by keyboard as well. */
export function FoundationTable({ columns, rows }: FoundationTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by the keyboard.
    <div className="relative overflow-x-auto" tabIndex={0} role="group" aria-label={columns.join(', ')}>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-border text-sm text-text-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-6 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-border">
              <th scope="row" className="py-3 pr-6 font-mono text-sm font-normal whitespace-nowrap">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-3 pr-6 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
